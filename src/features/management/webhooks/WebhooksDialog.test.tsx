import { screen, waitFor, within } from '@testing-library/react';
import type { Webhook, WebhookDelivery } from '../../../api';
import { buildUser } from '../../../test/factories/buildUser';
import { mockApi } from '../../../test/mockApi';
import { renderApp } from '../../../test/render';
import '../../../test/plainFrame';

const webhookOf = (values: Partial<Webhook>): Webhook => ({
  ...{ id: '1', url: 'https://erp.test/hook', events: ['order.finished'], created_by: 'Ines Albrecht' },
  ...{ created: 1_790_000_000, ended: null, waiting: 0, failed: 0 },
  ...values,
});
const deliveryOf = (values: Partial<WebhookDelivery>): WebhookDelivery => ({
  ...{ id: '7', message_id: 'msg_7', event: 'order.shipped', order_id: '3', order_name: 'Autumn' },
  ...{ created: 1_790_000_000, status: 'delivered', attempts: 1, last_attempt: 1_790_000_001 },
  ...{ next_attempt: null, error: null },
  ...values,
});
const admin = (...calls: string[]) => buildUser({ roles: ['admin'], capabilities: calls });

async function openWebhooks(webhooks: Webhook[]) {
  mockApi('listWebhooks', { webhooks });
  const app = renderApp('/admin/ed', { user: admin('listWebhooks') });
  await app.user.click(await screen.findByRole('button', { name: 'Webhooks' }));
  return { ...app, dialog: within(await screen.findByRole('dialog', { name: 'Webhooks' })) };
}

/** A dialog over the list: in tests, all dialogs have the name of the first. */
async function dialogOver(title: string | RegExp) {
  const dialog = (await screen.findByText(title)).closest<HTMLElement>('[role=dialog]');
  return within(dialog ?? document.body);
}

const rowsOf = (dialog: { getAllByRole: (role: string) => HTMLElement[] }) =>
  dialog
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);

it('are not offered by a host without the call', async () => {
  renderApp('/admin/ed', { user: admin() });
  await screen.findByRole('button', { name: 'Task List' });
  expect(screen.queryByText('Webhooks')).not.toBeInTheDocument();
});

it('are listed with what they tell of, and what of it waits', async () => {
  const { dialog } = await openWebhooks([
    webhookOf({ events: ['order.sent', 'order.refused'], waiting: 1, failed: 2 }),
    webhookOf({ id: '2', url: 'https://gone.test/', ended: 1_795_000_000 }),
    webhookOf({ id: '3', url: 'https://new.test/' }),
  ]);
  await dialog.findByText('https://erp.test/hook');
  expect(rowsOf(dialog)).toEqual([
    'https://erp.test/hookOrder sent · Order refusedInes Albrecht1 message waits · 2 messages given upMessagesEnd',
    expect.stringMatching(
      /^https:\/\/gone\.test\/Order finishedInes AlbrechtEnded by the receiver on .*\d{4}MessagesEnd$/,
    ),
    'https://new.test/Order finishedInes AlbrechtMessagesEnd',
  ]);
});

it('say when there are none', async () => {
  const { dialog } = await openWebhooks([]);
  expect(await dialog.findByText('There are no webhooks yet.')).toBeVisible();
});

it('are created with an address and events, and their secret is shown once', async () => {
  const { user, dialog } = await openWebhooks([]);
  const created = mockApi('createWebhook', { status: 'success', id: '1', secret: 'whsec_a' });
  await user.click(dialog.getByRole('button', { name: 'Create webhook' }));
  const form = await dialogOver('Create a webhook');
  await user.click(form.getByRole('button', { name: 'Create' }));
  expect(await form.findByText('Enter an address.')).toBeVisible();
  expect(await form.findByText('Choose at least one.')).toBeVisible();
  expect(created).toHaveLength(0);

  await user.type(form.getByLabelText('Address'), 'https://erp.test/hook');
  await user.click(form.getByRole('checkbox', { name: 'Order finished' }));
  await user.click(form.getByRole('checkbox', { name: 'Goods shipped' }));
  await user.click(form.getByRole('button', { name: 'Create' }));
  const shown = await dialogOver('The secret of the webhook');
  expect(shown.getByText('whsec_a')).toBeVisible();
  expect(created).toMatchObject([
    { body: { url: 'https://erp.test/hook', events: ['order.finished', 'order.shipped'] } },
  ]);
  await user.click(shown.getByRole('button', { name: 'I have saved it' }));
  await waitFor(() => expect(screen.queryByText('whsec_a')).not.toBeInTheDocument());
});

it('shows why an address is refused, and keeps what was typed', async () => {
  const { user, dialog } = await openWebhooks([]);
  const error = 'The address must not be in a private network.';
  mockApi('createWebhook', { status: 'error', error });
  await user.click(dialog.getByRole('button', { name: 'Create webhook' }));
  const form = await dialogOver('Create a webhook');
  await user.type(form.getByLabelText('Address'), 'https://10.0.0.1/');
  await user.click(form.getByRole('checkbox', { name: 'Order sent' }));
  await user.click(form.getByRole('button', { name: 'Create' }));
  expect(await form.findByText(error)).toBeVisible();
  expect(form.getByLabelText('Address')).toHaveValue('https://10.0.0.1/');
});

it('end after a question', async () => {
  const { user, dialog } = await openWebhooks([webhookOf({})]);
  const ended = mockApi('endWebhook', () => {
    mockApi('listWebhooks', { webhooks: [] });
    return { status: 'success' };
  });
  await user.click(await dialog.findByRole('button', { name: 'End the webhook to https://erp.test/hook' }));
  const question = await dialogOver(/^End the webhook to https:\/\/erp\.test\/hook\? Nothing more/);
  await user.click(question.getByRole('button', { name: 'End webhook' }));
  expect(await dialog.findByText('There are no webhooks yet.')).toBeVisible();
  expect(ended).toMatchObject([{ body: { id: '1' } }]);
});

describe('their messages', () => {
  async function openMessages(webhook: Webhook, deliveries: WebhookDelivery[]) {
    const asked = mockApi('listWebhookDeliveries', ({ query }) => ({
      deliveries: query.status === 'failed' ? [] : deliveries,
    }));
    const { user, dialog } = await openWebhooks([webhook]);
    await user.click(await dialog.findByRole('button', { name: `Messages to ${webhook.url}` }));
    return { user, asked, messages: await dialogOver('Only those given up') };
  }

  it('are listed with what became of them', async () => {
    const { messages } = await openMessages(webhookOf({}), [
      deliveryOf({
        id: '9',
        status: 'waiting',
        attempts: 0,
        last_attempt: null,
        next_attempt: 1_790_000_000,
      }),
      deliveryOf({
        ...{ id: '8', status: 'waiting', attempts: 1, next_attempt: 1_790_000_300 },
        error: 'It answered with status 500.',
      }),
      deliveryOf({ event: 'order.shipment_reversed', status: 'failed', attempts: 8, error: 'No.' }),
      deliveryOf({ id: '6' }),
    ]);
    await messages.findAllByText('Autumn');
    expect(rowsOf(messages)).toEqual([
      expect.stringMatching(/Goods shippedAutumnWaitingNext try .*2026/),
      expect.stringMatching(/Goods shippedAutumnWaiting1 try: It answered with status 500\.Next try .*2026/),
      expect.stringMatching(/Shipment taken backAutumnGiven up8 tries: No\.Send again$/),
      expect.stringMatching(/Goods shippedAutumnReceivedSend again$/),
    ]);
  });

  it('may be those given up only', async () => {
    const { user, asked, messages } = await openMessages(webhookOf({}), [deliveryOf({})]);
    await messages.findByText('Autumn');
    await user.click(messages.getByRole('checkbox', { name: 'Only those given up' }));
    expect(await messages.findByText('No message was given up.')).toBeVisible();
    await user.click(messages.getByRole('checkbox', { name: 'Only those given up' }));
    expect(await messages.findByText('Autumn')).toBeVisible();
    expect(asked[0]).toMatchObject({ params: { id: '1' }, query: { limit: '200' } });
  });

  it('say when there are none', async () => {
    const { messages } = await openMessages(webhookOf({}), []);
    expect(await messages.findByText('There are no messages yet.')).toBeVisible();
  });

  it('say when there may be more than are listed', async () => {
    const many = Array.from({ length: 200 }, (_, index) => deliveryOf({ id: String(index + 1) }));
    const { messages } = await openMessages(webhookOf({}), many);
    expect(await messages.findByText('The latest 200 messages are listed.')).toBeVisible();
  });

  it('are sent again', async () => {
    const deliveries = [deliveryOf({ status: 'failed', error: 'No.' })];
    const { user, messages } = await openMessages(webhookOf({}), deliveries);
    const sent = mockApi('resendWebhookDelivery', () => {
      deliveries[0] = deliveryOf({ status: 'waiting' });
      return { status: 'success' };
    });
    await user.click(await messages.findByRole('button', { name: 'Send the message about Autumn again' }));
    expect(await messages.findByText('Waiting')).toBeVisible();
    expect(messages.queryByText('Send again')).not.toBeInTheDocument();
    expect(sent).toMatchObject([{ body: { id: '7' } }]);
  });

  it('are not sent again to a receiver that has ended the webhook', async () => {
    const { messages } = await openMessages(webhookOf({ ended: 1_795_000_000 }), [deliveryOf({})]);
    await messages.findByText('Autumn');
    expect(messages.queryByText('Send again')).not.toBeInTheDocument();
  });
});
