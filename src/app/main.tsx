import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { App } from './App';
import './base.css';
import './fonts.css';
import { startLanguage } from '../languages/chooseLanguage';
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

// A language whose words can't be loaded is English until it is chosen again.
const isWorded = startLanguage().catch(() => undefined);
void isWorded.then(() =>
  createRoot(root).render(
    <StrictMode>
      <App store={store} router={router} />
    </StrictMode>,
  ),
);
