/** scripts/build/bundle-scan-workers.ts copies the library unchanged, and returns its address beside the worker. */
declare module 'libheif-js/libheif-wasm/libheif-bundle.js' {
  const address: string;
  export default address;
}
