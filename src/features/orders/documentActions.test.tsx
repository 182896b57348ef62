import { screen, waitFor } from '@testing-library/react';
import { orderDocuments } from '../../domain/documents';
import { keysOf } from '../../domain/records';
import { english } from '../../languages/useT';
import { openTab, saveBlob } from '../../lib/download';
import { file, mockApi, networkFailure, problem } from '../../test/mockApi';
import { mockOrderList } from '../../test/mockOrderList';
import { chooseAction, sendable } from '../../test/openOrderMenu';

jest.mock('../../lib/download');

const saved = keysOf(orderDocuments).filter((document) => orderDocuments[document].opensTab !== true);

describe.each(saved)('%s', (operation) => {
  const { isOffered, label, notice, type } = orderDocuments[operation];
  const entry = english.t(label);
  const name = `order.${type}`;
  const order = isOffered(sendable, () => true) ? sendable : { ...sendable, sap_status: 2 };

  it("downloads the order's file", async () => {
    mockOrderList(order);
    const downloads = mockApi(operation, file(name));
    await chooseAction(entry);
    expect(await screen.findByText(english.t(notice))).toBeVisible();
    await waitFor(() => expect(saveBlob).toHaveBeenCalledWith(expect.anything(), name));
    expect(downloads).toMatchObject([{ params: { id: '7' } }]);
  });

  it.each([
    ['a problem', problem(404, 'There is no such order.'), 'There is no such order.'],
    ['no connection', networkFailure(), /could not be reached/],
  ])('shows the reason after %s', async (_what, answer, sentence) => {
    mockOrderList(order);
    mockApi(operation, answer);
    await chooseAction(entry);
    expect(await screen.findByText(sentence)).toBeVisible();
  });
});

describe("'View order confirmation'", () => {
  const tab = { show: jest.fn(), close: jest.fn() };

  beforeEach(() => {
    jest.clearAllMocks();
    jest.mocked(openTab).mockReturnValue(tab);
  });

  it('shows the confirmation in a tab of its own', async () => {
    mockOrderList(sendable);
    const calls = mockApi('getOrderConfirmation', file('confirmation.pdf'));
    await chooseAction('View order confirmation');
    await waitFor(() => expect(tab.show).toHaveBeenCalledTimes(1));
    expect(calls).toMatchObject([{ params: { id: '7' } }]);
    expect(saveBlob).not.toHaveBeenCalled();
  });

  it.each([
    ['a problem', problem(404, 'There is no such order.'), 'There is no such order.'],
    ['no connection', networkFailure(), /could not be reached/],
  ])('shows the reason after %s, and leaves no empty tab', async (_what, answer, sentence) => {
    mockOrderList(sendable);
    mockApi('getOrderConfirmation', answer);
    await chooseAction('View order confirmation');
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(tab.close).toHaveBeenCalledTimes(1);
  });
});
