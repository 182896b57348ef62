import { expect, type Page } from '@playwright/test';

interface Upload {
  name: string;
  file: { name: string; mimeType: string; buffer: Buffer };
}

/** Uploads a current catalog through the API as the signed-in admin; answers its id. */
export async function uploadCatalog(page: Page, { name, file }: Upload): Promise<string> {
  const answer = await page.request.post('/api/catalog/upload', {
    headers: { Origin: new URL(page.url()).origin },
    multipart: {
      name,
      season: 'SS27',
      catalog_type: 'initial',
      brand: 'Maren Vale',
      ls_enabled: 'true',
      wls_enabled: 'true',
      is_current: 'true',
      drop: '',
      service_date: '',
      catalog_path: file,
    },
  });
  const { status, error, catalog_id } = await answer.json();
  expect([status, error ?? '']).toEqual(['success', '']);
  return catalog_id;
}
