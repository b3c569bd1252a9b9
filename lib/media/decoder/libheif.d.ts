/**
 * The functions of libheif's C interface that unpack-heic.ts calls. Addresses and handles are numbers. A function that
 * can fail writes its error to the address in its first parameter.
 */
declare module 'libheif-js/libheif-wasm/libheif.js' {
  type Address = number;

  export type LibHeif = {
    /** The whole memory; another array after it has grown. */
    HEAPU8: Uint8Array<ArrayBuffer>;
    _malloc(bytes: number): Address;
    _heif_context_alloc(): Address;
    _heif_context_read_from_memory_without_copy(
      error: Address,
      context: Address,
      file: Address,
      bytes: number,
      options: 0,
    ): void;
    _heif_context_get_primary_image_handle(error: Address, context: Address, handle: Address): void;
    _heif_context_get_security_limits(context: Address): Address;
    _heif_context_get_image_handle(
      error: Address,
      context: Address,
      item: number,
      handle: Address,
    ): void;
    _heif_item_get_item_type(context: Address, item: number): number;
    _heif_image_handle_get_item_id(handle: Address): number;
    _heif_image_handle_get_grid_image_tile_id(
      error: Address,
      handle: Address,
      isTransformed: 0,
      column: number,
      row: number,
      item: Address,
    ): void;
    _heif_image_handle_get_number_of_auxiliary_images(handle: Address, omitted: 0): number;
    _heif_image_handle_get_list_of_auxiliary_image_IDs(
      handle: Address,
      omitted: 0,
      items: Address,
      count: number,
    ): number;
    _heif_image_handle_get_ispe_width(handle: Address): number;
    _heif_image_handle_get_ispe_height(handle: Address): number;
    _heif_image_handle_get_width(handle: Address): number;
    _heif_image_handle_get_height(handle: Address): number;
    _heif_image_handle_has_alpha_channel(handle: Address): number;
    _heif_image_handle_get_raw_color_profile_size(handle: Address): number;
    _heif_image_handle_get_raw_color_profile(
      error: Address,
      handle: Address,
      profile: Address,
    ): void;
    _heif_image_handle_get_image_tiling(
      error: Address,
      handle: Address,
      isTransformed: 0 | 1,
      tiling: Address,
    ): void;
    _heif_decoding_options_alloc(): Address;
    _heif_decode_image(
      error: Address,
      handle: Address,
      image: Address,
      colourspace: number,
      chroma: number,
      options: Address,
    ): void;
    _heif_image_handle_decode_image_tile(
      error: Address,
      handle: Address,
      image: Address,
      colourspace: number,
      chroma: number,
      options: Address,
      column: number,
      row: number,
    ): void;
    _heif_image_get_width(image: Address, channel: number): number;
    _heif_image_get_height(image: Address, channel: number): number;
    _heif_image_get_plane_readonly2(image: Address, channel: number, stride: Address): Address;
    _heif_image_release(image: Address): void;
  };

  type Instantiate = (
    imports: WebAssembly.Imports,
    receive: (instance: WebAssembly.Instance) => WebAssembly.Exports,
  ) => WebAssembly.Exports;

  /** Creates an instance of the library, with a memory of its own. */
  export default function createLibHeif(options: { instantiateWasm: Instantiate }): LibHeif;
}
