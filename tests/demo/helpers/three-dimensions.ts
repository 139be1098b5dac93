import type { LaunchOptions } from '@playwright/test'
import { findChromium } from '@/scripts/lib/chromium.mjs'

/** Options with which a browser draws in three dimensions without a graphics card. */
export const drawingInThreeDimensions: LaunchOptions = {
  executablePath: findChromium(),
  args: [
    '--no-sandbox',
    '--use-gl=angle',
    '--use-angle=swiftshader',
    '--enable-unsafe-swiftshader',
    '--disable-background-networking',
    '--no-first-run',
  ],
}
