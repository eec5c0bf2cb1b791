import { resolve } from 'node:path';

import { chromium } from 'playwright-core';

import { chromiumArguments, ensureChromium } from '../chromium';
import { marks } from './mark';

async function main(): Promise<void> {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: [...chromiumArguments()] });
  for (const { file, size, svg } of marks) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    await page.setContent(`<style>body{margin:0;background:transparent}svg{display:block}</style>${svg}`);
    const path = resolve('assets', `${file}.png`);
    await page.screenshot({ path, omitBackground: true });
    await page.close();
    console.log(path);
  }
  await browser.close();
}

void main();
