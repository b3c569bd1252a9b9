import { parse } from 'content-disposition';
import { describe, expect, it } from 'vitest';
import { attachmentHeader } from '@/lib/media/attachment-header';
import { byteRange } from '@/lib/media/byte-range';
import { MAX_SHOWN_NAME_LENGTH, shortName } from '@/lib/media/name-rules';
import {
  chosenFileErrorMessage,
  chosenType,
  displayKind,
  fileErrorMessage,
  isRarelyShown,
  MEDIA_ACCEPT,
} from '@/lib/media/rules';
import { MESSAGES, toEnglish } from '@/tests/support/media-messages';

describe('the displayed name of a file', () => {
  it.each([
    ['short.jpg', 'short.jpg'],
    ['exactly-20-chars.jpg', 'exactly-20-chars.jpg'],
    ['one-more-than-20-x.jpg', 'one-more-than-2….jpg'],
    ['a name without an ending at all', 'a name without an e…'],
    ['صورة العائلة في عيد الفطر.png', 'صورة العائلة في….png'],
    ['👨‍👩‍👧‍👦'.repeat(20), `${'👨‍👩‍👧‍👦'.repeat(20)}`],
    ['👨‍👩‍👧‍👦'.repeat(21), `${'👨‍👩‍👧‍👦'.repeat(19)}…`],
    ['A picture with a long name.jpg', 'A picture with….jpg'],
    [`${'é'.repeat(30)}.jpg`, `${'é'.repeat(15)}….jpg`],
  ])('shortens %j to %j', (name, shortened) => {
    expect(shortName(name)).toBe(shortened);
  });

  it('never has more than twenty characters', () => {
    for (let length = 1; length < 60; length++) {
      const shortened = shortName(`${'x'.repeat(length)}.jpeg`);
      expect(shortened.length).toBeLessThanOrEqual(MAX_SHOWN_NAME_LENGTH);
      expect(shortened).toMatch(/\.jpeg$/);
    }
  });
});

describe('the label of a chosen file', () => {
  it.each([
    ['image/jpeg', 'photo'],
    ['video/quicktime', 'video'],
    ['application/pdf', 'document'],
    ['text/html', 'document'],
    ['', 'document'],
  ])('for %j is %s', (type, label) => {
    expect(displayKind(type)).toBe(label);
  });
});

const MB = 1024 * 1024;

describe('the type of a chosen file', () => {
  it.each([
    ['IMG_1.HEIC', '', 'image/heic'],
    ['scan.tif', '', 'image/tiff'],
    ['Braai.AVI', 'video/x-msvideo', 'video/vnd.avi'],
    ['clip.mkv', 'video/x-matroska', 'video/matroska'],
    ['Nokia.3gp', '', 'video/3gpp'],
    ['photo.jpg', 'image/jpeg', 'image/jpeg'],
    ['a name without an ending', '', ''],
    ['unknown.xyz', '', ''],
  ])('%s of type %j is %j', (name, type, expected) => {
    expect(chosenType({ name, type })).toBe(expected);
  });

  it.each([
    ['image/heic', true],
    ['image/tiff', true],
    ['image/jpeg', false],
    ['application/pdf', false],
  ])('%s may be a picture that the browser cannot show: %s', (type, expected) => {
    expect(isRarelyShown(type)).toBe(expected);
  });
});

describe('the refusal', () => {
  it.each([
    ['image/jpeg', 25 * MB, null],
    ['image/jpeg', 25 * MB + 1, MESSAGES.tooLarge],
    ['video/quicktime', 200 * MB, null],
    ['video/mp4', 200 * MB + 1, MESSAGES.videoTooLarge],
    ['application/pdf', 20 * MB, null],
    ['application/pdf', 20 * MB + 1, MESSAGES.documentTooLarge],
    ['image/heic', 25 * MB, null],
    ['image/heic', 25 * MB + 1, MESSAGES.tooLarge],
    ['image/tiff', MB, null],
    ['video/vnd.avi', 200 * MB, null],
    ['video/3gpp', 200 * MB + 1, MESSAGES.videoTooLarge],
    ['image/x-adobe-dng', MB, MESSAGES.notMedia],
    ['image/svg+xml', MB, MESSAGES.notMedia],
    ['video/x-matroska', MB, MESSAGES.notMedia],
    ['', MB, MESSAGES.notMedia],
    ['image/jpeg', 0, MESSAGES.empty],
  ])('of %s with %i bytes is %j', (contentType, bytes, message) => {
    expect(toEnglish(fileErrorMessage({ contentType, bytes }))).toBe(message);
  });

  it.each([
    ['IMG_1.HEIC', '', MB, null],
    ['IMG_1.HEIC', '', 26 * MB, MESSAGES.tooLarge],
    ['scan.bmp', 'image/x-ms-bmp', MB, null],
    ['clip.mov', '', MB, null],
    ['clip.mov', '', 201 * MB, MESSAGES.videoTooLarge],
    ['empty', '', 0, MESSAGES.empty],
    ['virus.exe', 'application/x-msdownload', MB, MESSAGES.notMedia],
  ])('in the browser, of %s of type %j with %i bytes, is %j', (name, type, size, message) => {
    expect(toEnglish(chosenFileErrorMessage({ name, type, size }))).toBe(message);
  });

  it('does not hide pictures in the file picker of a system that does not know their type', () => {
    expect(MEDIA_ACCEPT.split(',')).toEqual(
      expect.arrayContaining(['image/heic', '.heic', '.heif']),
    );
  });
});

describe('a Range header', () => {
  it.each([
    [null, null],
    ['bytes=0-', { start: 0, end: 99 }],
    ['bytes=0-0', { start: 0, end: 0 }],
    ['bytes=10-19', { start: 10, end: 19 }],
    ['bytes=90-200', { start: 90, end: 99 }],
    ['bytes=-10', { start: 90, end: 99 }],
    ['bytes=-1000', { start: 0, end: 99 }],
    ['bytes=100-', 'unsatisfiable'],
    ['bytes=999-1000', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=20-10', null],
    ['bytes=-', null],
    ['bytes=0-1,5-6', null],
    ['bytes=a-b', null],
    ['bytes=99999999999999999999-', null],
    ['items=0-1', null],
  ])('%j for 100 bytes requests %j', (header, expected) => {
    expect(byteRange(header, 100)).toEqual(expected);
  });

  it('cannot be satisfied for an empty file', () => {
    expect(byteRange('bytes=0-', 0)).toBe('unsatisfiable');
    expect(byteRange('bytes=-5', 0)).toBe('unsatisfiable');
  });
});

describe('the name that a document is saved under', () => {
  it.each([
    ['Eulogy.pdf', 'Eulogy.pdf'],
    ['Umlomo kaGogo Dlamini.pdf', 'Umlomo kaGogo Dlamini.pdf'],
    ['Résumé.pdf', 'Resume.pdf'],
    ['رسالة.pdf', '_____.pdf'],
    ['הספד.pdf', '____.pdf'],
    ['悼词.pdf', '__.pdf'],
    ['🌸.pdf', '__.pdf'],
    ['a"b\\c;d%41.pdf', 'a_b_c_d_41.pdf'],
    ["it's (1)*!.pdf", "it's (1)*!.pdf"],
    ['half\ud800.pdf', 'half_.pdf'],
  ])('sends %j as %j in ASCII, and unchanged in UTF-8', (name, plain) => {
    const header = attachmentHeader(name);
    expect(header).toMatch(
      /^attachment; filename=("[\x20-\x7e]*"|[\w.-]+)(; filename\*=UTF-8''[\w.~%-]+)?$/,
    );
    expect(parse(header, { extended: false }).parameters.filename).toBe(plain);
    expect(parse(header).parameters.filename).toBe(name.toWellFormed());
    expect(new Headers({ 'Content-Disposition': header }).get('content-disposition')).toBe(header);
  });

  it('cannot inject a header', () => {
    expect(attachmentHeader('a\r\nSet-Cookie: x=1')).not.toMatch(/[\r\n]/);
  });
});
