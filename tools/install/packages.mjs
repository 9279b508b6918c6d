// What the lock file wants in node_modules, and what is there.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The text of a file, or undefined when there is none. */
export function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

export function packagesIn(text) {
  try {
    return JSON.parse(text ?? '{}').packages;
  } catch {
    return undefined;
  }
}

/** Whether npm's own record of what is in node_modules says the same as the lock file. */
export function isInstalled(root, wanted) {
  const installed = packagesIn(read(join(root, 'node_modules/.package-lock.json')));
  if (!wanted || !installed) return false;
  const isSame = (path) => installed[path]?.version === wanted[path]?.version;
  const mayBeAbsent = (path) =>
    path === '' || wanted[path].optional || wanted[path].devOptional || wanted[path].peer;
  return (
    Object.keys(installed).every(isSame) &&
    Object.keys(wanted).every((path) => path in installed || mayBeAbsent(path)) &&
    missingPrograms(root, programsFor(wanted)).length === 0
  );
}

/**
 * The packages that hold programs for this machine. npm calls them optional and leaves one out without a word, when the
 * Node that it runs on is too old for it or when it could not be downloaded.
 * @param {Record<string, any>} wanted
 * @param {{ os: string, cpu: string, libc: string | undefined }} machine
 */
export const programsFor = (wanted, machine = thisMachine()) =>
  Object.keys(wanted).filter((path) => {
    const { optional, devOptional, os, cpu, libc } = wanted[path];
    return (
      (optional || devOptional) &&
      os !== undefined &&
      allows(os, machine.os) &&
      allows(cpu, machine.cpu) &&
      allows(libc, machine.libc)
    );
  });

export const missingPrograms = (root, paths) =>
  paths.filter((path) => !existsSync(join(root, path, 'package.json')));

/** npm writes what is meant, `linux`, or what is not, `!win32`. */
const allows = (names, name) =>
  names === undefined ||
  names.includes(name) ||
  (names.every((text) => text.startsWith('!')) && !names.includes(`!${name}`));

function thisMachine() {
  const { platform: os, arch: cpu } = process;
  return { os, cpu, libc: os === 'linux' ? libcOfLinux() : undefined };
}

function libcOfLinux() {
  // Or the report looks up the names of all open connections.
  process.report.excludeNetwork = true;
  return process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl';
}
