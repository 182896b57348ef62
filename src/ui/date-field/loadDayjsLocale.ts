import dayjs from 'dayjs';

/**
 * Loads how a language names months and days and where its weeks begin, and has dayjs use it; answers its name. A
 * language that dayjs does not know, or that cannot be loaded, is English.
 */
export async function loadDayjsLocale(language: string): Promise<string> {
  const [whole, wide] = [language.toLowerCase(), language.toLowerCase().replace(/-.*/, '')];
  return dayjs.locale((await load(whole)) ?? (await load(wide)) ?? 'en');
}

async function load(name: string): Promise<string | null> {
  try {
    await import(/* webpackChunkName: "dayjs-[request]" */ `dayjs/locale/${name}.js`);
    return name;
  } catch {
    return null;
  }
}
