import { useState } from 'react';
import { Tabs } from '../ui/tabs.tsx';
import { FloorGoodsGrid } from './floor-goods.tsx';
import { FloorSection } from './floor-section.tsx';
import type { FloorGoods } from './floors.ts';

/** Several lists of goods in one place. */
export function TabsFloor({
  id,
  title,
  tabs,
}: {
  id: string;
  title: string;
  tabs: { label: string; goods: FloorGoods[] }[];
}) {
  const [current, setCurrent] = useState('0');

  return (
    <FloorSection id={id} title={title}>
      <Tabs
        label={title}
        tabs={tabs.map(({ label }, index) => ({ key: String(index), label }))}
        current={current}
        className="mb-6"
        onChange={setCurrent}
      >
        <FloorGoodsGrid goods={tabs[Number(current)]?.goods ?? []} />
      </Tabs>
    </FloorSection>
  );
}
