import { CheckCircleFilled } from '@ant-design/icons';
import { Button, Card, Flex, Progress, Typography } from 'antd';
import { Link } from 'react-router-dom';
import { sapStatus } from '../../../domain/orders/statuses';
import { useListAllCatalogsQuery, useListCustomersQuery, useListOrdersQuery } from '../../../api';
import { paths } from '../../../lib/paths';
import { runtimeConfig } from '../../../lib/runtimeConfig';
import { useLocalStorage } from '../../../lib/useLocalStorage';
import { useT } from '../../../languages/useT';

const readHidden = (stored: unknown) => stored === true;
/** Sent to the ERP, whatever it answered. */
const sentOrdersQuery = { sapStatus: String(Object.values(sapStatus).slice(1)), limit: 1 };

/**
 * The first steps of a new brand's admin, until the first order is in the ERP. Whether a step is done is derived from
 * existing data. The list disappears after the last step, or when it is hidden.
 */
export function FirstRun({ personId }: { personId: string }) {
  const t = useT();
  const [isHidden, setHidden] = useLocalStorage(`first-run-hidden:${personId}`, readHidden);
  const steps = useSteps(isHidden);
  if (isHidden || steps === null || steps.every(({ isDone }) => isDone)) return null;

  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <Card
      style={{ width: 'min(100%, 480px)', margin: '16px auto 0', textAlign: 'start' }}
      size="small"
      title={t('First steps')}
      extra={
        <Button type="text" size="small" onClick={() => setHidden(true)}>
          {t('Hide')}
        </Button>
      }
    >
      <Progress
        percent={(100 * done) / steps.length}
        size="small"
        format={() => t('{done} of {steps}', { done, steps: steps.length })}
        aria-label={t('Steps done')}
      />
      <Flex component="ol" vertical gap={12} style={list} aria-label={t('First steps')}>
        {steps.map(({ text, hint, to, isDone }, index) => (
          <Flex key={text} component="li" gap={12}>
            {isDone ? (
              <CheckCircleFilled style={doneMark} aria-label={t('Done:')} role="img" />
            ) : (
              <span style={mark} aria-hidden>
                {index + 1}
              </span>
            )}
            <span>
              <Link to={to}>{text}</Link>
              <br />
              <Typography.Text type="secondary">
                <small>{hint}</small>
              </Typography.Text>
            </span>
          </Flex>
        ))}
      </Flex>
    </Card>
  );
}

const list = { margin: '12px 0 0', padding: 0, listStyle: 'none' };
const mark = { flex: 'none', width: 16, color: 'var(--ld-ink-soft)' };
const doneMark = { ...mark, color: 'var(--ld-accent)', fontSize: 16 };

/** The steps; null while loading. */
function useSteps(skip: boolean) {
  const t = useT();
  const { data: catalogs } = useListAllCatalogsQuery(undefined, { skip });
  const { data: customers } = useListCustomersQuery({ numCatalogs: true }, { skip });
  const canOrder = customers?.some(({ num_catalogs }) => num_catalogs > 0) ?? false;
  const { data: sent } = useListOrdersQuery(sentOrdersQuery, { skip: skip || !canOrder });
  if (catalogs === undefined || customers === undefined || (canOrder && sent === undefined)) return null;
  const { erpName } = runtimeConfig();
  return [
    {
      text: t('Upload a catalog'),
      hint: t('An Excel file of the garments, their colors, sizes and prices; then their pictures.'),
      to: paths.catalogUpload.href(),
      isDone: catalogs.length > 0,
    },
    {
      text: t('Add customers'),
      hint: t('One by one, or many by an Excel file. Each is invited by email.'),
      to: paths.addCustomer.href(),
      isDone: customers.length > 0,
    },
    {
      text: t('Choose who sees which catalog'),
      hint: t('A customer orders from the catalogs that are enabled for them.'),
      to: paths.visibility.href(),
      isDone: canOrder,
    },
    {
      text: t('Send a first order to {erpName}', { erpName }),
      hint: t(
        'Choose a customer to order for, fill in the line sheet, and send the order to see that {erpName} accepts it.',
        { erpName },
      ),
      to: paths.customerList.href(),
      isDone: sent !== undefined && sent.orders.length > 0,
    },
  ];
}
