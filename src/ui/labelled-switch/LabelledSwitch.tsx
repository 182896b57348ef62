import { Flex, Switch } from 'antd';

interface Props {
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** A small switch with a clickable label beside it. */
export function LabelledSwitch({ label, isOn, onChange }: Props) {
  return (
    <Flex component="label" gap={8} align="center">
      <Switch size="small" checked={isOn} onChange={onChange} />
      {label}
    </Flex>
  );
}
