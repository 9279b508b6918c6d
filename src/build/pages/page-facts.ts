import { attributeOf, type Element, elementsOf, type PageTree } from './page-tree.ts';

/** What other outputs of the build need to know of a page. */
export interface PageFacts {
  /** Relative to the site's folder, such as `course/resume-mastery.html`. */
  file: string;
  /** Where the page wants to be found, or undefined when search engines must not list it. */
  listedAddress: string | undefined;
  /** `og:title`. */
  title: string | undefined;
  /** `og:image`, an address. */
  shareImage: string | undefined;
  /** The first picture of the page that is a file of ours, as a path from the site's root. */
  openingPicture: string | undefined;
  /** How content policies name the page's inline scripts. */
  inlineScripts: string[];
}

type HeadFacts = Omit<PageFacts, 'file' | 'inlineScripts'>;

export function factsOf({ elements }: PageTree): HeadFacts {
  const meta = new Map<string, string>();
  let canonical: string | undefined;
  for (const element of elements) {
    if (element.tagName === 'meta') {
      const name = attributeOf(element, 'property') ?? attributeOf(element, 'name');
      if (name !== undefined) meta.set(name, attributeOf(element, 'content') ?? '');
    } else if (element.tagName === 'link' && attributeOf(element, 'rel') === 'canonical') {
      canonical = attributeOf(element, 'href');
    }
  }
  const isListed = !meta.get('robots')?.includes('noindex');
  return {
    listedAddress: isListed ? canonical : undefined,
    title: meta.get('og:title'),
    shareImage: meta.get('og:image'),
    openingPicture: openingPicture(elements),
  };
}

function openingPicture(elements: Element[]): string | undefined {
  const main = elements.find(({ tagName }) => tagName === 'main');
  const pictures = main ? elementsOf(main).filter(({ tagName }) => tagName === 'img') : [];
  return pictures.map((picture) => attributeOf(picture, 'src')).find(isOwnFile);
}

const isOwnFile = (path: string | undefined) =>
  path !== undefined &&
  ['/_astro/', '/covers/', '/pictures/'].some((folder) => path.startsWith(folder));
