import type { Catalog, User } from '../../src/api';

/* The floor: a matrix of checkboxes written for this page alone, without a framework, mounting only what is in view. */
const [rowHeight, columnWidth, nameWidth] = [40, 96, 240];

document.body.insertAdjacentHTML(
  'beforeend',
  `<style>
    body { margin: 0; font: 13px sans-serif; }
    #list { height: 800px; overflow: auto; position: relative; }
    .cell { position: absolute; height: ${rowHeight}px; }
  </style>
  <div id="list"><div id="body"></div></div>`,
);
const list = document.querySelector<HTMLElement>('#list') as HTMLElement;
const body = document.querySelector<HTMLElement>('#body') as HTMLElement;
let users: User[] = [];
let catalogs: Catalog[] = [];
let enabled: Set<string>[] = [];

function draw() {
  const { scrollTop, scrollLeft, clientHeight, clientWidth } = list;
  const from = Math.max(0, Math.floor(scrollTop / rowHeight) - 4);
  const to = Math.min(users.length, Math.ceil((scrollTop + clientHeight) / rowHeight) + 4);
  const first = Math.max(0, Math.floor((scrollLeft - nameWidth) / columnWidth) - 2);
  const last = Math.min(catalogs.length, Math.ceil((scrollLeft + clientWidth) / columnWidth) + 2);
  let html = '';
  for (let row = from; row < to; row += 1) {
    const user = users[row] as User;
    html += `<a class="cell" href="#" style="top:${row * rowHeight}px;left:${scrollLeft}px;width:${nameWidth}px">${user.name}</a>`;
    for (let column = first; column < last; column += 1) {
      const { id, name } = catalogs[column] as Catalog;
      html += `<label class="cell" style="top:${row * rowHeight}px;left:${nameWidth + column * columnWidth}px"><input type="checkbox" aria-label="${name} for ${user.name}" data-row="${row}" data-id="${id}"${enabled[row]?.has(id) ? ' checked' : ''}></label>`;
    }
  }
  body.innerHTML = html;
}

list.addEventListener('scroll', draw, { passive: true });
body.addEventListener('change', ({ target }) => {
  if (!(target instanceof HTMLInputElement)) return;
  const cells = enabled[Number(target.dataset.row)];
  if (target.checked) cells?.add(target.dataset.id ?? '');
  else cells?.delete(target.dataset.id ?? '');
});

async function load<Answer>(path: string): Promise<Answer> {
  const response = await fetch(path);
  return response.json();
}

void Promise.all([
  load<User[]>('/api/wls_users?num_catalogs=true'),
  load<Catalog[]>('/api/catalogs/list_admin'),
]).then((answers) => {
  [users, catalogs] = answers;
  enabled = users.map((user) => new Set(user.catalogs));
  body.style.height = `${users.length * rowHeight}px`;
  body.style.width = `${nameWidth + catalogs.length * columnWidth}px`;
  draw();
});
