import { isDay } from '@obracun/engine/core/days/day.ts';
import { useId, useState } from 'react';
import { DateInput } from '../../../fields/day/date-input.tsx';

interface PaydayFieldProps {
  readonly payday: string;
  readonly save: (day: string) => void;
}

/** The day a month is paid: kept as soon as it is a day. */
export function PaydayField({ payday, save }: PaydayFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const enter = (text: string) => {
    const isWhole = isDay(text);
    setTyped(isWhole ? undefined : text);
    if (isWhole && text !== payday) save(text);
  };
  return <DateInput id={id} label="Dan isplate" text={typed ?? payday} onText={enter} />;
}
