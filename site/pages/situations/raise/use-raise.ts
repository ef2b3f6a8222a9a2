import { useEffect, useLayoutEffect, useState } from 'react';
import { keepInputs, shareInputs, storedInputs } from '../../../storage/fragment.ts';
import { useSetting } from '../../../storage/setting.ts';
import { lastEntity } from '../../directory/last-entity.ts';
import { type RaiseQuestion, readRaise, writeRaise } from './raise-link.ts';

/** An entity of a link is that of this page alone, until another one is chosen. */
type Entered = Omit<RaiseQuestion, 'entity'> & Partial<Pick<RaiseQuestion, 'entity'>>;

const START: Entered = { before: 1500, after: 1700 };

/** The question on the page: from this history entry or a link, and stored with the entry as it changes. */
export function useRaise() {
  const device = useSetting(lastEntity);
  const [entered, setEntered] = useState(START);
  const { entity = device, before, after } = entered;
  useLayoutEffect(() => {
    const read = () => {
      const given = readRaise(storedInputs()) ?? readRaise(location.hash);
      if (given) setEntered(given);
    };
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  useEffect(() => {
    if (entered === START) return;
    const inputs = writeRaise({ entity, before: entered.before, after: entered.after });
    if (readRaise(location.hash)) shareInputs(inputs, inputs);
    else keepInputs(inputs);
  }, [entered, entity]);
  return {
    question: { entity, before, after },
    enter: (amounts: Partial<Omit<Entered, 'entity'>>) => setEntered((last) => ({ ...last, ...amounts })),
    forgetEntity: () => setEntered({ before, after }),
  };
}
