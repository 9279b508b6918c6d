// npm run bench -- [name...]: measures what DESIGN and the issues promise, each figure beside its bar. Times are ratios
// within one run, never figures to compare between machines. Ends with an error when a bar is missed.
const benches: Record<string, () => Promise<void>> = {
  build: async () => (await import('./bench/build.ts')).benchBuild(),
  dashboard: async () => (await import('./bench/dashboard.ts')).benchDashboard(),
  pages: async () => (await import('./bench/pages.ts')).benchPages(),
  database: async () => (await import('./bench/database.ts')).benchDatabase(),
  registrations: async () => (await import('./bench/registrations.ts')).benchRegistrations(),
  reviews: async () => (await import('./bench/reviews.ts')).benchReviews(),
  events: async () => (await import('./bench/events.ts')).benchEvents(),
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
  try {
    await benches[name]?.();
  } catch (error) {
    console.log(`  MISSED  ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  }
}

export {};
