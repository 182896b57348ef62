import { Form, Input } from 'antd';
import { formFailureOf, useCreateWebhookMutation } from '../../../api';
import { type WebhookEvent, webhookEvents } from '../../../domain/orders/webhookEvents';
import { messageIn } from '../../../domain/language/message';
import { useT } from '../../../languages/useT';
import { useConfirmation } from '../../../shared/confirm-session/useConfirmation';
import { FormDialog } from '../../../ui/form/FormDialog';
import { Choices } from '../Choices';
import { eventTexts } from './webhookTexts';

interface Values {
  url: string;
  events: WebhookEvent[];
}

interface Props {
  /** Called with the secret of the new webhook, which can't be read again. */
  onCreated: (secret: string) => void;
  onClose: () => void;
}

/** Creates a webhook; re-authenticates the person if the host requires it. */
export function CreateWebhookDialog({ onCreated, onClose }: Props) {
  const t = useT();
  const [create] = useCreateWebhookMutation();
  const { run, dialog } = useConfirmation();

  const handleSubmit = async (values: Values) => {
    const outcome = await run(() => create({ createWebhookRequest: values }));
    if (outcome === null) return undefined;
    const failure = formFailureOf(outcome);
    if (failure === null) onCreated(outcome.data?.secret ?? '');
    return failure;
  };

  return (
    <>
      <FormDialog<Values>
        title={t('Create a webhook')}
        submitText={t('Create')}
        initialValues={{ url: '', events: [] }}
        onSubmit={handleSubmit}
        onClose={onClose}
      >
        <Form.Item
          name="url"
          label={t(messageIn('a webhook', 'Address'))}
          extra={t('Where messages go. It starts with https:// and is on the internet.')}
          rules={[{ required: true, whitespace: true, message: t('Enter an address.') }]}
        >
          <Input maxLength={2000} inputMode="url" dir="ltr" autoComplete="off" spellCheck={false} />
        </Form.Item>
        <Form.Item
          name="events"
          label={t('Events')}
          rules={[{ required: true, type: 'array', message: t('Choose at least one.') }]}
        >
          <Choices options={webhookEvents.map((event) => ({ value: event, label: t(eventTexts[event]) }))} />
        </Form.Item>
      </FormDialog>
      {dialog}
    </>
  );
}
