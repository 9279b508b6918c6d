import { fileURLToPath } from 'node:url';
import packageJson from '../../package.json' with { type: 'json' };

/** The folder of package.json, whatever the current directory is. */
export const repositoryFolder = fileURLToPath(new URL('../..', import.meta.url));

export const { version } = packageJson;
