// Made by src/build/samples/sample-list.ts.
declare module 'virtual:content-samples' {
  export const contentSamples: { what: string; file: string }[];
}
