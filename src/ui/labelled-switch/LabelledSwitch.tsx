import { Flex, Switch } from 'antd';

interface Props {
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** A small switch with its label beside it, which switches it too. */
export function LabelledSwitch({ label, isOn, onChange }: Props) {
  return (
    <Flex component="label" gap={8} align="center">
      <Switch size="small" checked={isOn} onChange={onChange} />
      {label}
    </Flex>
  );
}
