// npm run bench -- [name...]: measures what DESIGN promises as ratios within one run, never as times to compare between machines.
const benches: Record<string, () => Promise<void>> = {
  build: async () => (await import('./bench/build.ts')).benchBuild(),
  pages: async () => (await import('./bench/pages.ts')).benchPages(),
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !Object.hasOwn(benches, name));
if (unknown.length > 0) {
  console.error(
    `There is no bench named ${unknown.join(', ')}. There are: ${Object.keys(benches).join(', ')}.`,
  );
  process.exit(1);
}

for (const name of wanted.length > 0 ? wanted : Object.keys(benches)) {
  console.log(`\n${name}`);
  await benches[name]?.();
}

export {};
