import type { Page } from '@playwright/test';

/**
 * Shows a page as where the ERP says what it ships, or doesn't: the demo's ERP begins to some seconds after the host starts.
 */
export const withErpDocuments = (page: Page, hasThem = true) =>
  page.route('**/api/me', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), has_erp_documents: hasThem } });
  });
