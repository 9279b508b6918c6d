// Installs the packages when they are missing or out of date. Each npm script has a `pre` script that runs this first;
// npm then finds the project's own Node in node_modules/.bin, which comes first on the path of a script.
//
// It runs before anything is installed, on any Node from 18, so it uses nothing but what Node 18 has.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const modules = join(root, 'node_modules');
const lockFile = join(root, 'package-lock.json');
const stampFile = join(modules, '.installed-lock');
const isWindows = process.platform === 'win32';
const projectNode = isWindows ? join(modules, 'node/bin/node.exe') : join(modules, '.bin/node');

const lock =
  read(lockFile) ?? fail('package-lock.json is missing. Get a complete copy of the repository.');
const stamp = createHash('sha256').update(lock).digest('hex');
const hasPackages = read(stampFile) === stamp || matchesInstalled();
if (!hasPackages || !existsSync(projectNode)) install();
if (read(stampFile) !== stamp) tryToWrite(stampFile, stamp);

/** Whether npm's own record of what is in node_modules says the same as the lock file. */
function matchesInstalled() {
  const wanted = packagesIn(lock);
  const installed = packagesIn(read(join(modules, '.package-lock.json')));
  if (!wanted || !installed) return false;
  const isSame = (path) => installed[path]?.version === wanted[path]?.version;
  const mayBeAbsent = (path) =>
    path === '' || wanted[path].optional || wanted[path].devOptional || wanted[path].peer;
  return (
    Object.keys(installed).every(isSame) &&
    Object.keys(wanted).every((path) => path in installed || mayBeAbsent(path))
  );
}

function packagesIn(text) {
  try {
    return JSON.parse(text ?? '{}').packages;
  } catch {
    return undefined;
  }
}

/** Only the packages that package.json allows run their install scripts, whichever npm this is. */
function install() {
  requireWritable(root);
  const began = Date.now();
  console.log('Installing the packages. The first time this takes a minute or two.');
  if (!hasPackages) npm(['ci', '--ignore-scripts']);
  const { allowScripts = {} } = JSON.parse(read(join(root, 'package.json')) ?? '{}');
  const allowed = Object.keys(allowScripts).filter((name) => allowScripts[name]);
  npm(['rebuild', ...allowed]);
  if (!existsSync(projectNode)) {
    fail(`Node for ${process.platform} ${process.arch} could not be installed.`);
  }
  console.log(`Packages installed (${Math.round((Date.now() - began) / 1000)} s).`);
}

function npm(parameters) {
  const { error, status } = spawnSync('npm', [...parameters, '--loglevel=error'], {
    cwd: root,
    env: withoutProjectBin(),
    shell: isWindows,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (error) fail('npm was not found. Install Node.js from https://nodejs.org, then try again.');
  if (status !== 0) {
    fail(`The packages could not be installed: npm ${parameters[0]} ended with code ${status}.`);
  }
}

/** npm removes node_modules when it installs, so it must not run on the Node in there. */
function withoutProjectBin() {
  const env = { ...process.env };
  // Windows spells it Path.
  const key = Object.keys(env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH';
  const folders = (env[key] ?? '').split(delimiter);
  env[key] = folders.filter((path) => !path.includes(`node_modules${sep}.bin`)).join(delimiter);
  return env;
}

function requireWritable(folder) {
  try {
    accessSync(folder, constants.W_OK);
  } catch {
    fail(`The packages cannot be installed: ${folder} cannot be written to.`);
  }
}

function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

// Without the stamp the next start compares again, which is slower and nothing else.
function tryToWrite(file, content) {
  try {
    writeFileSync(file, content);
  } catch {
    return;
  }
}

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
