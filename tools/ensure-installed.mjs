// Installs the packages when they are missing or out of date, then runs a script on the project's own Node:
//
//   node tools/ensure-installed.mjs local/start.ts [arguments]
//
// It runs before anything is installed, on any Node from 18, so it uses nothing but what Node 18 has.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { constants as system } from 'node:os';
import { delimiter, join, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const modules = join(root, 'node_modules');
const lockFile = join(root, 'package-lock.json');
const stampFile = join(modules, '.installed-lock');
const isWindows = process.platform === 'win32';
const projectNode = isWindows ? join(modules, 'node/bin/node.exe') : join(modules, '.bin/node');

const [script, ...scriptArguments] = process.argv.slice(2);
ensureInstalled();
if (script) run(script, scriptArguments);

function ensureInstalled() {
  const lock =
    read(lockFile) ?? fail('package-lock.json is missing. Get a complete copy of the repository.');
  const stamp = createHash('sha256').update(lock).digest('hex');
  const hasPackages = read(stampFile) === stamp || matchesInstalled(lock);
  if (!hasPackages || !existsSync(projectNode)) install(hasPackages);
  if (read(stampFile) !== stamp) tryToWrite(stampFile, stamp);
}

/** Whether npm's own record of what lies in node_modules says the same as the lock file. */
function matchesInstalled(lock) {
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

function packagesIn(lock) {
  try {
    return JSON.parse(lock ?? '{}').packages;
  } catch {
    return undefined;
  }
}

/** Only the packages that package.json allows run their install scripts, whichever npm this is. */
function install(hasPackages) {
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
    env: environment((path) => !path.includes(`node_modules${sep}.bin`)),
    shell: isWindows,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (error) fail('npm was not found. Install Node.js from https://nodejs.org, then try again.');
  if (status !== 0) {
    fail(`The packages could not be installed: npm ${parameters[0]} ended with code ${status}.`);
  }
}

function run(name, parameters) {
  const env = environment(() => true);
  const path = pathKey(env);
  env[path] = [join(modules, '.bin'), env[path]].join(delimiter);
  const child = spawn(
    projectNode,
    ['--disable-warning=ExperimentalWarning', resolve(root, name), ...parameters],
    { env, stdio: 'inherit' },
  );
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => child.kill(signal));
  if (process.env.npm_lifecycle_event) onParentsEnd(() => child.kill('SIGTERM'));
  child.on('error', (error) => fail(`${projectNode} cannot be run: ${error.message}`));
  child.on('exit', (code, signal) => process.exit(code ?? 128 + (system.signals[signal] ?? 0)));
}

/**
 * npm passes a signal on to the shell between it and this process; many shells end of it and tell nobody. Whoever has
 * lost its parent has another one.
 */
function onParentsEnd(stop) {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    stop();
  }, 200);
}

/** This process's environment with telemetry off and only the wanted folders on the path. */
function environment(isWanted) {
  const env = {
    ...process.env,
    ASTRO_TELEMETRY_DISABLED: '1',
    LITE_TELEMETRY: '0',
    DO_NOT_TRACK: '1',
  };
  const path = pathKey(env);
  env[path] = (env[path] ?? '').split(delimiter).filter(isWanted).join(delimiter);
  return env;
}

/** Windows spells it Path. */
function pathKey(env) {
  return Object.keys(env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH';
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
