import { languageOption } from '../../../languages/languageOption';
import { Form, Select } from 'antd';
import { api, type OrderSummary, useGetUserQuery, useOptionalCalls } from '../../../api';
import { accountLanguageOf, type LanguageTag } from '../../../domain/language/languages';
import { type OrderDocument, orderDocuments } from '../../../domain/documents';
import { keysOf } from '../../../domain/records';
import { offeredLanguages } from '../../../languages/chooseLanguage';
import { useLanguage } from '../../../languages/useT';
import { useAppDispatch } from '../../../lib/redux';
import { FormDialog } from '../../../ui/form/FormDialog';
import { useCommand } from './useCommand';

interface Props {
  order: OrderSummary;
  onClose: () => void;
}

interface Values {
  readonly document: OrderDocument;
  readonly language: LanguageTag;
}

/** Downloads a document of an order in a language that is chosen, at first the customer's. */
export function LanguageDialog({ order, onClose }: Props) {
  const { t, tag } = useLanguage();
  const dispatch = useAppDispatch();
  const optionalCalls = useOptionalCalls();
  const { data: customer, isLoading } = useGetUserQuery({ id: order.customer.id });
  const { run, alert } = useCommand(null, t('The document could not be made'));
  const documents = keysOf(orderDocuments).filter((document) =>
    orderDocuments[document].isOffered(order, (operation) => optionalCalls.includes(operation)),
  );

  const handleSubmit = ({ document, language }: Values) => {
    const { initiate } = api.endpoints[document];
    return run(dispatch(initiate({ id: order.id, 'Accept-Language': language }, { track: false })));
  };

  return (
    <FormDialog<Values>
      title={t('Download in another language')}
      submitText={t('Download')}
      width={400}
      isLoading={isLoading}
      initialValues={{ document: documents[0], language: accountLanguageOf(customer?.language) ?? tag }}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <Form.Item name="document" label={t('Document')} required>
        <Select options={documents.map((value) => ({ value, label: t(orderDocuments[value].name) }))} />
      </Form.Item>
      <Form.Item name="language" label={t('Language')} required>
        <Select options={offeredLanguages().map(languageOption)} />
      </Form.Item>
      {alert}
    </FormDialog>
  );
}
