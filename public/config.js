// Read by the page before the application starts. Edit it where it is served: no new build is needed.
// brand: the name that the page shows; the BRAND_NAME of a host that serves this file comes before it.
// apiUrl: origin of the API host ('' = this page's own). imagesUrl: origin of the pictures ('' = the API's).
window.__APP_CONFIG__ = { apiUrl: '', imagesUrl: '', brand: 'Linedesk', erpName: 'SAP' };
