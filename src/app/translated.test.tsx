import { screen, waitFor, within } from '@testing-library/react';
import { buildCatalog } from '../test/factories/buildCatalog';
import { mockApi } from '../test/mockApi';
import { bar, buildCompleteOrder, mockOrderTasks, openList, tick } from '../test/openManyOrders';
import { coatCell, openLineSheet, savedLine, total } from '../test/openLineSheet';
import { renderApp } from '../test/render';
import { type Translator, translatePage } from '../test/translatePage';
import '../test/plainFrame';

let stop = () => {};
afterEach(() => stop());

const isTranslated = (element: Element) => element.closest('font') !== null;

describe.each<Translator>(['replaces', 'moves'])('while a translator %s texts', (translator) => {
  it('a sheet takes quantities, and shows what it holds', async () => {
    const { user, server } = await openLineSheet();
    stop = translatePage(translator);
    await user.type(coatCell('Black', 'S'), '4{Enter}');
    await user.type(coatCell('Ecru', 'M'), '3{Enter}');
    await waitFor(() => expect(total()).toBe('9 pieces€450.00'));
    await savedLine();
    expect(server.order.lines.WJM123).toEqual({ WJM123000L: 2, WJM123000S: 4, WJM123010M: 3 });
    await user.type(screen.getByRole('searchbox'), 'silk');
    await waitFor(() => expect(screen.queryByText('Wool coat')).not.toBeInTheDocument());
    for (const text of ['Silk skirt', 'S', 'Winter pre-order'])
      for (const found of screen.getAllByText(text))
        expect([text, isTranslated(found)]).toEqual([text, false]);
    await user.clear(screen.getByRole('searchbox'));
    expect(await screen.findAllByText('Wool coat')).not.toHaveLength(0);
  });

  it('a list is searched, its orders are counted, and its dialogs open and close', async () => {
    mockOrderTasks();
    const { user } = await openList([buildCompleteOrder('1'), buildCompleteOrder('2')]);
    stop = translatePage(translator);
    await user.type(screen.getByRole('searchbox', { name: /Search/ }), 'shop 2');
    await waitFor(() => expect(screen.queryByText('Shop 1')).not.toBeInTheDocument());
    expect(isTranslated(screen.getByText('Shop 2'))).toBe(false);
    await user.clear(screen.getByRole('searchbox', { name: /Search/ }));
    await user.click(await tick('1'));
    expect(await bar()).toHaveTextContent('1 order, 10 pieces, €100.00');
    await user.click(await tick('2'));
    await waitFor(async () => expect(await bar()).toHaveTextContent('2 orders, 20 pieces, €200.00'));
    await user.click(screen.getByRole('button', { name: 'Actions for Order 2 of Shop 2' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete order' }));
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(isTranslated(within(dialog).getByText('Cancel'))).toBe(true));
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByText('Shop 1')).toBeVisible();
  });

  it('a form says what is missing, and is sent', async () => {
    mockApi('listAllCatalogs', [buildCatalog({ name: 'Women' })]);
    const calls = mockApi('createUser', { status: 'success', user_id: '77' });
    const { user } = renderApp('/admin/users/add');
    await screen.findByLabelText('Name');
    stop = translatePage(translator);
    await user.click(screen.getByRole('button', { name: 'Create' }));
    await screen.findByText('Please enter a name.');
    await user.type(screen.getByLabelText('Name'), 'Bo');
    await user.type(screen.getByLabelText('Email'), 'bo@bo.test');
    await waitFor(() => expect(screen.queryByText('Please enter a name.')).not.toBeInTheDocument());
    await user.type(screen.getByLabelText('ID SAP (optional)'), '104711');
    await user.click(screen.getByRole('button', { name: 'Create' }));
    expect(await screen.findByRole('dialog', { name: 'User created' })).toBeVisible();
    expect(calls).toHaveLength(1);
  });
});
