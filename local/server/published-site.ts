import { NetlifyDev } from '@netlify/dev';
import { createNetlifyProject } from './netlify-project.ts';

export interface SiteAnswer {
  status: number;
  headers: Headers;
  body: Uint8Array<ArrayBuffer>;
}

/** One build of the site, served by Netlify's local implementation of redirects, headers and static files. */
export interface PublishedSite {
  /** undefined: the site has nothing at this address. */
  answer(request: Request): Promise<SiteAnswer | undefined>;
  close(): Promise<void>;
}

/** What is served before anything is built. */
export const noPages: PublishedSite = {
  answer: () => Promise.resolve(undefined),
  close: () => Promise.resolve(),
};

/** Serves the build in `siteDir`; Netlify's files about it are in `workDir` until it is closed. */
export async function publishSite(workDir: string, siteDir: string): Promise<PublishedSite> {
  const project = await createNetlifyProject(workDir, siteDir);
  const netlify = new NetlifyDev({
    projectRoot: project.folder,
    headers: { enabled: true },
    redirects: { enabled: true },
    staticFiles: { enabled: true },
    // The functions run in functions.ts. The rest stores elsewhere, needs an account or asks the network.
    aiGateway: { enabled: false },
    blobs: { enabled: false },
    database: { enabled: false },
    edgeFunctions: { enabled: false },
    environmentVariables: { enabled: false },
    functions: { enabled: false },
    geolocation: { enabled: false },
    images: { enabled: false },
    apiToken: '',
    serverAddress: null,
    skipGitignore: true,
  });
  try {
    await netlify.start();
  } catch (error) {
    await project.remove();
    throw error;
  }

  return {
    answer: (request) => answerFrom(netlify, request),
    close: async () => {
      await netlify.stop();
      await project.remove();
    },
  };
}

async function answerFrom(netlify: NetlifyDev, request: Request): Promise<SiteAnswer | undefined> {
  const response = await netlify.handle(request);
  if (!response) return undefined;
  return {
    status: response.status,
    headers: new Headers(response.headers),
    body: new Uint8Array(await response.arrayBuffer()),
  };
}
