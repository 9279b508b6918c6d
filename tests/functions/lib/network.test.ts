import { expect, test } from 'vitest';
import { networkOf } from '../../../netlify/lib/http/rate-limit.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['', ''],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::', '2001:db8:1:2::/64'],
  ['::1', '0:0:0:0::/64'],
])('an address %s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test('an IPv4 address in IPv6 clothes counts as itself', () => {
  expect(networkOf('::ffff:203.0.113.7')).toBe('203.0.113.7');
  expect(networkOf('::ffff:203.0.113.8')).toBe('203.0.113.8');
});
