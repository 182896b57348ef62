import { Checkbox, Col, Form, Input, Select } from 'antd';
import { DateField } from '../../../shared/date-field/DateField';
import { dayFault } from '../../../shared/date-field/dayFault';
import { ruleOf } from '../../../ui/form/formFailure';
import { catalogTypes } from '../catalogFacts';
import type { CatalogType } from '../../../api';
import { useT } from '../../../languages/useT';
import { message } from '../../../domain/language/message';

/** Two fields side by side where there is room. */
export const half = { xs: 24, md: 12 } as const;

export function NameField() {
  const t = useT();
  return (
    <Col {...half}>
      <Form.Item name="name" label={t('Name')} required rules={[ruleOf(nameFault)]}>
        <Input maxLength={200} autoComplete="off" />
      </Form.Item>
    </Col>
  );
}

/** Type, drop and date. */
export function CatalogFields({ dateHint }: { dateHint?: string }) {
  const t = useT();
  return (
    <>
      <Col {...half}>
        <Form.Item name="catalogType" label={t('Catalog type')} required>
          <Select
            listHeight={224}
            options={catalogTypes.map(({ value, label }) => ({ value, label: t(label) }))}
          />
        </Form.Item>
      </Col>
      <Col {...half}>
        <Form.Item name="drop" label={t('Drop')}>
          <Input maxLength={64} autoComplete="off" />
        </Form.Item>
      </Col>
      <Col {...half}>
        <Form.Item name="serviceDate" label={t('Service date')} extra={dateHint} rules={[ruleOf(dayFault)]}>
          <DateField />
        </Form.Item>
      </Col>
    </>
  );
}

export function CheckField({ name, label }: { name: string; label: string }) {
  return (
    <Form.Item name={name} valuePropName="checked">
      <Checkbox>{label}</Checkbox>
    </Form.Item>
  );
}

/** The form values that a new and an updated catalog have in common. */
export interface CatalogDraft {
  readonly name: string;
  readonly catalogType: CatalogType;
  readonly isCurrent: boolean;
  readonly drop: string;
  /** In the format of a date field; empty or null for none. */
  readonly serviceDate: string | null;
  readonly file: File | null;
}

export const nameFault = (name: string) => (name.trim() === '' ? message('Name is required') : null);
