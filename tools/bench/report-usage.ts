// Imported into a process that is measured: leaves what it took in a file when it ends.
import { writeFileSync } from 'node:fs';

process.on('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  writeFileSync(
    `${process.env['USAGE_FOLDER']}/${process.pid}.json`,
    JSON.stringify({ cpuInSeconds: (userCPUTime + systemCPUTime) / 1e6, memoryInKB: maxRSS }),
  );
});
