import { ToggleGroup, type ToggleOption } from '@dana/ui/toggle-group';
import { useState } from 'react';
import { State, States } from '../../frame/states.tsx';
import { usePageMessages } from '../../messages.ts';

/** Buttons of which one, or several, are pressed. */
export function ToggleGroupStates() {
  const { t } = usePageMessages();
  const sizes = ['S', 'M', 'L', 'XL'].map((size) => ({ value: size, label: size }));
  const away = { value: 'XXL', label: 'XXL', unavailable: true };
  const colours = [
    { value: 'pearl', label: t('sample.colours.pearl'), colour: '#f3ecdd' },
    { value: 'sea', label: t('sample.colours.sea'), colour: '#0b5c63' },
    { value: 'wine', label: t('sample.colours.wine'), colour: '#7a2e3a', unavailable: true },
  ];
  const views: ToggleOption[] = [
    { value: 'grid', label: t('sample.views.grid'), icon: 'grid' },
    { value: 'list', label: t('sample.views.list'), icon: 'list' },
  ];
  return (
    <States>
      <State name="words">
        <Group label={t('sample.size')} options={[...sizes, away]} begin={['M']} />
      </State>
      <State name="swatches">
        <Group label={t('sample.colour')} options={colours} begin={['sea']} />
      </State>
      <State name="icons">
        <Group label={t('sample.view')} options={views} begin={['grid']} />
      </State>
      <State name="several">
        <Group label={t('sample.size')} options={sizes} begin={['S', 'L']} multiple />
      </State>
      <State name="nothingChosen">
        <Group label={t('sample.size')} options={sizes} begin={[]} />
      </State>
    </States>
  );
}

type GroupProps = {
  label: string;
  options: readonly ToggleOption[];
  begin: readonly string[];
  multiple?: boolean;
};

function Group({ begin, ...group }: GroupProps) {
  const [pressed, setPressed] = useState(begin);
  return <ToggleGroup {...group} value={pressed} onChange={setPressed} />;
}
