// Installs the packages when they are missing or out of date. Each npm script has a `pre` script that runs this first;
// npm then finds the project's own Node in node_modules/.bin, which comes first on the path of a script.
//
// It runs before anything is installed, on any Node from 16, so it uses nothing but what Node 16 has.
import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { tryPort } from '../local/server/port.mjs';
import { isInRange, oldestOf } from './install/node-range.mjs';
import { runNpm } from './install/npm.mjs';
import {
  isInstalled,
  missingPrograms,
  packagesIn,
  programsFor,
  read,
} from './install/packages.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const modules = join(root, 'node_modules');
const stampFile = join(modules, '.installed-lock');
const projectNode =
  process.platform === 'win32' ? join(modules, 'node/bin/node.exe') : join(modules, '.bin/node');
/** The stamp of packages whose install scripts have not run to their end. */
const unfinished = 'unfinished';

const lock =
  read(join(root, 'package-lock.json')) ??
  fail('package-lock.json is missing. Get a complete copy of the repository.');
const wanted = packagesIn(lock);
const { allowScripts = {}, engines } = JSON.parse(read(join(root, 'package.json')) ?? '{}');

if (!isStampRight()) {
  const isComplete = existsSync(projectNode) && read(stampFile) !== unfinished;
  if (!isComplete || !isInstalled(root, wanted)) await install();
  writeStamp();
}

/** The stamp says of which lock file and on which machine it was, and which programs must be there with it. */
function isStampRight() {
  const [key, ...programs] = (read(stampFile) ?? '').split('\n');
  return (
    key === stampKey() && existsSync(projectNode) && missingPrograms(root, programs).length === 0
  );
}

function stampKey() {
  const lockHash = createHash('sha256').update(lock).digest('hex');
  return `${lockHash} ${process.platform} ${process.arch}`;
}

function writeStamp() {
  tryToWrite(stampFile, [stampKey(), ...programsFor(wanted)].join('\n'));
}

/** Only the packages that package.json allows run their install scripts, whichever npm this is. */
async function install() {
  await requireNewNode();
  await requirePort();
  requireWritable(root);
  const began = Date.now();
  console.log('Installing the packages. The first time this takes a minute or two.');
  if (!isInstalled(root, wanted)) await npm(['ci', '--ignore-scripts']);
  tryToWrite(stampFile, unfinished);
  const allowed = Object.keys(allowScripts).filter((name) => allowScripts[name]);
  await npm(['rebuild', ...allowed]);
  const machine = `${process.platform} ${process.arch}`;
  if (!existsSync(projectNode)) fail(`Node for ${machine} could not be installed.`);
  const [missing] = missingPrograms(root, programsFor(wanted));
  if (missing) {
    fail(
      `npm has left out ${missing}, a program for ${machine}. Check the connection, then try again.`,
    );
  }
  console.log(`Packages installed (${Math.round((Date.now() - began) / 1000)} s).`);
}

/** Of the Node that npm runs on: with one that is too old it leaves programs out, and says so to nobody. */
async function requireNewNode() {
  const { code, said } = await runNpm(root, ['version', '--json'], stopped, 'pipe');
  if (code === undefined) {
    fail('npm was not found. Install Node.js from https://nodejs.org, then try again.');
  }
  const version = code === 0 ? JSON.parse(said).node : process.versions.node;
  if (isInRange(engines.node, version)) return;
  const recommended = (read(join(root, '.nvmrc')) ?? '').trim();
  fail(
    `Node ${version} is too old to install the packages of this site: get Node ${recommended} (at least ${oldestOf(engines.node)}) from https://nodejs.org, then try again.`,
  );
}

/** Said now, and not after a minute of installing. */
async function requirePort() {
  if (!['prestart', 'predev', 'prepreview'].includes(process.env.npm_lifecycle_event)) return;
  const problem = await tryPort(process.env.PORT);
  if (problem) fail(problem);
}

async function npm(parameters) {
  const { code } = await runNpm(root, parameters, stopped);
  if (code !== 0) {
    fail(`The packages could not be installed: npm ${parameters[0]} ended with code ${code}.`);
  }
}

function stopped() {
  console.error('\nStopped before the packages were complete. The next start installs them.');
  process.exit(130);
}

function requireWritable(folder) {
  try {
    accessSync(folder, constants.W_OK);
  } catch {
    fail(`The packages cannot be installed: ${folder} cannot be written to.`);
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
