import { existsSync } from 'node:fs';

/** The path of Chromium, or undefined if it is not installed. */
export function findChromium() {
  const places = [
    process.env.EIGHTFOLD_CHROMIUM,
    '/usr/bin/chromium-headless-shell',  // without the user interface, it takes less than half the time
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ];
  return places.find((place) => place && existsSync(place));
}
