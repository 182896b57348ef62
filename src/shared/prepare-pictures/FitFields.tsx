import { isolated } from '../../domain/text/isolated';
import { Flex, Segmented, Select, Slider, Typography } from 'antd';
import { useEffect, useId, useState } from 'react';
import { Thumbnail } from '../upload-dialog/Thumbnail';
import type { PreparedPictures } from './usePreparedPictures';
import { useT } from '../../languages/useT';
import { type Message, message } from '../../domain/language/message';

const margins = [
  { value: '#ffffff', label: message('White') },
  { value: '#f2f2f2', label: message('Light gray') },
  { value: '#000000', label: message('Black') },
];

/** Chooses how pictures are fitted to the size, with a preview of one. */
export function FitFields({ pictures }: { pictures: PreparedPictures }) {
  const t = useT();
  const { placing, place, isMaking, pictures: all } = pictures;
  const [chosen, setChosen] = useState<string | null>(null);
  const id = useId();
  const named = all.find(({ file }) => file.name === chosen);
  const example = (named ?? all.find(({ fault }) => fault === null) ?? all[0])?.file;
  if (example === undefined) return null;
  const change = (how: string | number) =>
    place(how === 'fit' ? { how: 'fit', margin: '#ffffff' } : { how: 'crop', across: 0.5, down: 0.5 });
  return (
    <Flex wrap gap="16px 32px">
      <Flex vertical gap={12} style={{ flex: '1 1 240px', maxWidth: 360 }}>
        <Select
          id={id}
          aria-label={t('The picture to try it on')}
          listHeight={224}
          showSearch
          value={example.name}
          onChange={setChosen}
          options={all.map(({ file }) => ({ value: file.name, label: file.name }))}
        />
        <Segmented
          aria-label={t('How pictures are made 790x1080')}
          style={{ alignSelf: 'start' }}
          disabled={isMaking}
          value={placing.how}
          onChange={change}
          options={[
            { value: 'fit', label: t('Fit') },
            { value: 'crop', label: t('Crop to fill') },
          ]}
        />
        {placing.how === 'fit' ? (
          <Segmented
            aria-label={t('Margin')}
            style={{ alignSelf: 'start' }}
            disabled={isMaking}
            value={placing.margin}
            onChange={(margin) => place({ how: 'fit', margin })}
            options={margins.map(({ value, label }) => ({ value, label: t(label) }))}
          />
        ) : (
          (['across', 'down'] as const).map((side) => (
            <CutSlider
              key={side}
              label={side === 'across' ? t('From left to right') : t('From top to bottom')}
              value={placing[side]}
              isDisabled={isMaking}
              onChange={(part) => place({ ...placing, [side]: part })}
            />
          ))
        )}
      </Flex>
      <Example key={example.name} pictures={pictures} file={example} />
    </Flex>
  );
}

interface SliderProps {
  label: string;
  value: number;
  isDisabled: boolean;
  onChange: (value: number) => void;
}

/** Which part of a cropped picture remains. */
function CutSlider({ label, value, isDisabled, onChange }: SliderProps) {
  const [moved, setMoved] = useState(value);
  return (
    <Flex component="label" vertical>
      {label}
      <Slider
        ariaLabelForHandle={label}
        min={0}
        max={1}
        step={0.05}
        disabled={isDisabled}
        value={moved}
        tooltip={{ open: false }}
        onChange={setMoved}
        onChangeComplete={onChange}
      />
    </Flex>
  );
}

function Example({ pictures, file }: { pictures: PreparedPictures; file: File }) {
  const t = useT();
  const [after, setAfter] = useState<Blob | string | Message | null>(null);
  const { makeOne, placing } = pictures;
  useEffect(
    function previewExample() {
      let isCancelled = false;
      void makeOne(file).then((result) => {
        if (!isCancelled) setAfter(result);
      });
      return () => {
        isCancelled = true;
      };
    },
    [makeOne, file, placing],
  );
  return (
    <Flex wrap gap={16} component="figure" style={{ margin: 0 }}>
      <Flex vertical gap={4}>
        {t('Before')}
        <Thumbnail
          file={file}
          height={270}
          fit="contain"
          alt={t('{name} before', { name: isolated(file.name) })}
        />
      </Flex>
      <Flex vertical gap={4}>
        {t('After')}
        {after instanceof Blob && (
          <Thumbnail
            file={after}
            height={270}
            width={198}
            fit="contain"
            alt={t('{name} after', { name: isolated(file.name) })}
          />
        )}
        {after !== null && !(after instanceof Blob) && (
          <Typography.Text type="danger">{t('The file {after}.', { after })}</Typography.Text>
        )}
      </Flex>
    </Flex>
  );
}
