import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { App } from './App';
import './base.css';
import './fonts.css';
import { loadServiceWorker } from './offline/loadServiceWorker';
import { removeWithHeading } from './removeWithHeading';
import { routes } from './routes';
import { startApp } from './start';
import { makeStore } from './store';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no element with the id root.');

removeWithHeading('loading', root);

const store = makeStore();
const router = createBrowserRouter(routes);
startApp(store, router);
loadServiceWorker(store);

createRoot(root).render(
  <StrictMode>
    <App store={store} router={router} />
  </StrictMode>,
);
