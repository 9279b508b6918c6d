import { readFile } from 'node:fs/promises';
import { JSDOM } from 'jsdom';

/** The words, the hero picture and the font of a page as someone would write them without any tool. */
export async function byHand(file: string): Promise<string> {
  const { document } = new JSDOM(await readFile(file, 'utf8')).window;
  const font = document.querySelector('link[rel=preload][as=font]')?.getAttribute('href') ?? '';
  const hero = document.querySelector('main img');
  const words = [...document.querySelectorAll('main :is(h1, h2, h3, p, li > a, figcaption)')]
    .map((element) => {
      const tag = /^H\d$/.test(element.tagName) ? element.tagName.toLowerCase() : 'p';
      return `<${tag}>${element.textContent?.trim() ?? ''}</${tag}>`;
    })
    .join('\n');
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>By hand</title><link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>
<style>@font-face{font-family:Fraunces;src:url(${font}) format("woff2");font-display:optional}body{font:1.1rem/1.6 system-ui;margin:2rem;max-width:70ch}h1,h2,h3{font-family:Fraunces,serif}h1{font-size:2.8rem;line-height:1}</style>
${words.replace('</h1>', `</h1>\n<img src="${hero?.getAttribute('src') ?? ''}" width="520" height="480" alt="">`)}</html>`;
}
