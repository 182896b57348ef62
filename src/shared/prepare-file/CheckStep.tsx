import { DownloadOutlined } from '@ant-design/icons';
import { Alert, Button, Flex, Radio, Tabs, Typography } from 'antd';
import { counted } from '../../lib/numbers';
import { saveBlob } from '../../lib/download';
import { LabelledSwitch } from '../../ui/labelled-switch/LabelledSwitch';
import { BadRows } from '../bad-rows/BadRows';
import { NoteLines } from '../bad-rows/RowNotes';
import { ChangesTable } from './ChangesTable';
import { fieldText } from './fieldTexts';
import { MadeRows } from './MadeRows';
import type { PreparingSteps } from './usePreparing';

interface Props {
  steps: PreparingSteps;
  /** Where the made file can go, besides the person's own folder. */
  uses: readonly { readonly text: string; readonly onUse: (file: File) => void }[];
}

const switches = [
  { key: 'unifies', label: 'Give all rows of a product what its first row says' },
  { key: 'dropsRepeats', label: 'Leave out rows that repeat the subject of an earlier one' },
  { key: 'dropsBad', label: 'Leave out the rows that the upload would refuse' },
] as const;

/** Step 3: every change before and after, and what the upload would say. */
export function CheckStep({ steps, uses }: Props) {
  const { made, plan, isBusy } = steps.state;
  if (made === null) return null;
  const { errors, changes, total, offers } = made;
  const isOffered = { ...offers, dropsBad: errors.some(({ row }) => row > 1) };
  const isReady = errors.length === 0 && made.unclear.length === 0;
  const finishWith = async (take: (file: File) => void) => {
    const file = await steps.finish();
    if (file !== null) take(file);
  };
  return (
    <Flex vertical gap={16}>
      <Typography.Text role="status" strong>
        {counted(total, 'row')}, {counted(changes.length, 'kind of change', 'kinds of changes')},{' '}
        {isReady ? 'ready for the upload' : 'not ready yet'}
      </Typography.Text>
      {made.unclear.map((field) => (
        <Alert
          key={field}
          type="warning"
          showIcon
          title={`How are the numbers of ${fieldText(field)} written?`}
          description={
            <Radio.Group
              aria-label={`Numbers of ${fieldText(field)}`}
              value={plan.marks[field]}
              disabled={isBusy}
              onChange={({ target }) =>
                steps.make({ ...plan, marks: { ...plan.marks, [field]: target.value } })
              }
              options={[
                { value: ',', label: '1.234 is one thousand, 12,50 twelve and a half' },
                { value: '.', label: '1,234 is one thousand, 12.50 twelve and a half' },
                { value: ' ', label: '1 234 is one thousand, 12 50 twelve and a half' },
              ]}
            />
          }
        />
      ))}
      <Flex vertical gap={8}>
        {switches
          .filter(({ key }) => plan[key] || isOffered[key])
          .map(({ key, label }) => (
            <LabelledSwitch
              key={key}
              label={label}
              isOn={plan[key]}
              onChange={(isOn) => steps.make({ ...plan, [key]: isOn })}
            />
          ))}
      </Flex>
      <NoteLines lines={made.notes} />
      {errors.length > 0 && <BadRows errors={errors} outcome="the upload would refuse the file" />}
      <Tabs
        items={[
          { key: 'changes', label: 'Changes', children: <ChangesTable changes={changes} /> },
          { key: 'file', label: 'The file', children: <MadeRows made={made} /> },
        ]}
      />
      <Flex wrap gap={8}>
        <Button disabled={isBusy} onClick={steps.back}>
          Back
        </Button>
        {uses.map(({ text, onUse }) => (
          <Button
            key={text}
            type="primary"
            disabled={!isReady || isBusy}
            onClick={() => void finishWith(onUse)}
          >
            {text}
          </Button>
        ))}
        <Button
          icon={<DownloadOutlined aria-hidden />}
          loading={isBusy}
          onClick={() => void finishWith((file) => saveBlob(file, file.name))}
        >
          Download
        </Button>
      </Flex>
    </Flex>
  );
}
