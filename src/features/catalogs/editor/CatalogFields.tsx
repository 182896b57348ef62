import { Checkbox, Col, Form, Input, Select } from 'antd';
import { DateField } from '../../../ui/date-field/DateField';
import { ruleOf } from '../../../ui/form/formFailure';
import { catalogTypes } from '../catalogTypes';
import { nameFault } from './catalogDraft';

/** Two fields beside each other where there is room. */
export const half = { xs: 24, md: 12 } as const;

export function NameField() {
  return (
    <Col {...half}>
      <Form.Item name="name" label="Name" required rules={[ruleOf(nameFault)]}>
        <Input maxLength={200} autoComplete="off" />
      </Form.Item>
    </Col>
  );
}

/** Type, drop and date. */
export function CatalogFields({ dateHint }: { dateHint?: string }) {
  return (
    <>
      <Col {...half}>
        <Form.Item name="catalogType" label="Catalog type" required>
          <Select listHeight={224} options={[...catalogTypes]} />
        </Form.Item>
      </Col>
      <Col {...half}>
        <Form.Item name="drop" label="Drop">
          <Input maxLength={64} autoComplete="off" />
        </Form.Item>
      </Col>
      <Col {...half}>
        <Form.Item name="serviceDate" label="Service date" extra={dateHint}>
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
