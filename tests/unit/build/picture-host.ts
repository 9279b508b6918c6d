import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, vi } from 'vitest';

export const photo = await sharp({
  create: { width: 1600, height: 900, channels: 3, background: '#b9560b' },
})
  .jpeg()
  .toBuffer();

/** This machine, where the other hosts of these tests are. */
export const isHere = (address: string): boolean => address === '127.0.0.1';

export let folder = '';

let server: Server;

export let host = '';

export let asked: string[] = [];

let answer: RequestListener;

/** Lets the other host answer in this way. */
export function answerWith(listener: RequestListener): void {
  answer = listener;
}

/** Another host that has pictures, and an empty folder for those that are taken over. */
export function usePictureHost(): void {
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pictures-'));
    asked = [];
    answer = (_request, response) => response.end(photo);
    server = createServer((request, response) => {
      asked.push(request.url ?? '');
      answer(request, response);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterEach(async () => {
    vi.unstubAllEnvs();
    vi.unstubAllGlobals();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await rm(folder, { recursive: true });
  });
}
