// Plain JavaScript: tools/ensure-installed.mjs asks before the packages are there, on a Node that knows no TypeScript.
import { createServer } from 'node:net';

const usualPort = 8888;

export const wrongPort = 'PORT must be a whole number from 1 to 65532.';

/**
 * The variable PORT as a number, or the usual one; undefined when it makes no sense.
 * @param {string | undefined} text
 */
export function readPort(text) {
  const port = text ? Number(text) : usualPort;
  return Number.isInteger(port) && port >= 1 && port <= 65_532 ? port : undefined;
}

/**
 * What to do about a port that could not be opened; undefined when the reason is none of the port.
 * @param {string} code
 * @param {number} port
 */
export function portProblem(code, port) {
  if (code === 'EADDRINUSE') {
    return `Port ${port} is already in use. Stop what uses it, or choose another: PORT=${port + 10} npm start.`;
  }
  if (code === 'EACCES') return `Port ${port} may not be used here. Choose one above 1023.`;
  return undefined;
}

/**
 * Why the site cannot be served on the port that PORT names; undefined when it can.
 * @param {string | undefined} text
 * @returns {Promise<string | undefined>}
 */
export function tryPort(text) {
  const port = readPort(text);
  if (port === undefined) return Promise.resolve(wrongPort);
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', ({ code }) => resolve(portProblem(code, port)));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(undefined)));
  });
}
