import { HeartFilled, InfoCircleOutlined } from '@ant-design/icons';
import { Flex } from 'antd';
import { use, useState } from 'react';
import { Modal } from '../../../ui/modal/Modal';
import { CellViewContext } from '../grid/CellView';
import cells from '../grid/QuantityCell.module.css';
import toolbarStyles from './SheetToolbar.module.css';
import { ToolButton } from '../ToolButton';
import { useT } from '../../../languages/useT';
import { message, messageIn } from '../../../domain/language/message';

const meanings = [
  { attributes: {}, text: '', meaning: message('Can be ordered') },
  { attributes: { 'data-state': 'filled' }, text: '12', meaning: messageIn('a quantity', 'Ordered') },
  { attributes: { 'data-state': 'short' }, text: '12', meaning: message('More than is in stock') },
  { attributes: { 'data-state': 'disabled' }, text: '', meaning: message('Out of stock') },
  { attributes: { 'data-state': 'missing' }, text: '', meaning: message('Not made in this size') },
  {
    attributes: { 'data-conflict': true },
    text: '',
    meaning: message('Changed twice: not saved until you choose'),
  },
  {
    attributes: { 'data-wanted': true },
    text: '',
    meaning: message('Size wanted: the shop is not sure yet'),
  },
];

const ofView = {
  attributes: { 'data-state': 'filled' },
  text: '5 /7',
  meaning: message('Shows 5, where 7 were ordered'),
};

const ofChanges = {
  attributes: { 'data-state': 'filled' },
  text: (
    <>
      7 <s>5</s>
    </>
  ),
};

const cellSize = {
  flex: 'none',
  width: 40,
  height: 28,
  padding: '4px',
  borderWidth: 1,
  textAlign: 'end',
} as const;

/** A dialog that explains the appearance of cells. */
export function LegendTool() {
  const t = useT();
  const view = use(CellViewContext);
  const ofThis = view?.meaning === undefined ? ofView : { ...ofChanges, meaning: view.meaning };
  const shown = view === null ? meanings : [...meanings, ofThis];
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ToolButton
        label={t('Legend')}
        hint={t('Legend: what the cells mean')}
        icon={<InfoCircleOutlined />}
        text={<span className={toolbarStyles.word}>{t('Legend')}</span>}
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <Modal open title={t('Legend')} width={400} footer={null} onCancel={() => setOpen(false)}>
          <Flex vertical gap={6}>
            {shown.map(({ attributes, text, meaning }) => (
              <Flex key={meaning.text} gap={12} align="center">
                <div className={cells.cell} style={cellSize} {...attributes} aria-hidden>
                  {text}
                </div>
                {t(meaning)}
              </Flex>
            ))}
            <Flex gap={12} align="center">
              <HeartFilled
                style={{ width: 40, justifyContent: 'center', color: 'var(--ld-accent)' }}
                aria-hidden
              />
              {t('Color wanted: click its name to mark or unmark it')}
            </Flex>
          </Flex>
        </Modal>
      )}
    </>
  );
}
