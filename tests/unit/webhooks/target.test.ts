import { afterEach, describe, expect, it } from 'vitest';
import { env } from '@/lib/platform/env';
import { targetOf } from '@/lib/webhooks/target';

afterEach(() => {
  env().WEBHOOK_TEST_TARGET = undefined;
});

describe('the address of an endpoint', () => {
  it.each([
    'https://hooks.example.org',
    'https://hooks.example.org:443/in?token=a',
    'https://hooks.example.org:8443/in',
    'https://8.8.8.8/in',
    'https://[2606:4700:4700::1111]:8443/',
    'https://bücher.example/in',
  ])('may be %s', (text) => {
    expect(targetOf(text)).toMatchObject({ isTest: false });
  });

  it.each([
    'hooks.example.org',
    'http://hooks.example.org',
    'ftp://hooks.example.org',
    'file:///etc/passwd',
    'https://hooks.example.org:80',
    'https://hooks.example.org:5432',
    'https://ada@hooks.example.org',
    'https://ada:secret@hooks.example.org',
    'https://localhost',
    'https://postgres/',
    'https://127.0.0.1',
    'https://127.1',
    'https://2130706433',
    'https://0x7f000001',
    'https://0177.0.0.1',
    'https://169.254.169.254/latest/meta-data',
    'https://10.0.0.1:8443',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[fe80::1]/',
    'http://127.0.0.1:4100',
  ])('may not be %s', (text) => {
    expect(targetOf(text)).toBeNull();
  });

  it('may be the port of this machine that a setting names, and no other', () => {
    env().WEBHOOK_TEST_TARGET = 'http://127.0.0.1:4100';
    expect(targetOf('http://127.0.0.1:4100/in')).toMatchObject({ isTest: true });
    for (const other of [
      'http://127.0.0.1:4101/in',
      'https://127.0.0.1:4100/in',
      'http://localhost:4100/in',
      'http://127.0.0.2:4100/in',
      'http://ada:secret@127.0.0.1:4100/in',
    ])
      expect(targetOf(other)).toBeNull();
  });
});
