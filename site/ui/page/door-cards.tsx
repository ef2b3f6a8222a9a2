import type { Sign } from '@obracun/engine/core/calculator.ts';
import {
  Baby,
  Banknote,
  Bell,
  BookOpenText,
  Building2,
  CalendarDays,
  Car,
  ChartLine,
  Clock,
  Coins,
  DoorOpen,
  FilePenLine,
  FileText,
  HandCoins,
  Hourglass,
  KeyRound,
  Landmark,
  ListChecks,
  type LucideIcon,
  Percent,
  ReceiptText,
  Scale,
  Stethoscope,
  Store,
  TreePalm,
  TrendingUp,
  Wheat,
} from 'lucide-react';
import { Link } from 'wouter';
import { joinClasses } from '../join-classes.ts';
import styles from './door-cards.module.css';

export interface Door {
  readonly to: string;
  readonly title: string;
  readonly line: string;
  readonly sign: DoorSign;
}

/** Pages as cards: an icon, the name, one line; the whole card is a link. */
export const DoorCards = ({ doors }: { readonly doors: readonly Door[] }) => (
  <ul className={joinClasses('columns filled', styles.list)}>
    {doors.map(({ to, title, line, sign }) => (
      <li key={to} className={styles.item}>
        <Link to={to} className={joinClasses('card', styles.card)}>
          <DrawnSign sign={sign} className={joinClasses('accent', styles.sign)} />
          <span className={joinClasses('accent strong', styles.title)}>{title}</span>
          <span className="soft">{line}</span>
        </Link>
      </li>
    ))}
  </ul>
);

/** Icons by subject of a page. */
export type DoorSign =
  | Sign
  | 'entitet'
  | 'kamata'
  | 'tok'
  | 'sati'
  | 'poredjenje'
  | 'dokument'
  | 'knjige'
  | 'put'
  | 'opomena'
  | 'stavke'
  | 'firma'
  | 'propis'
  | 'povisica'
  | 'zdravlje'
  | 'porodica'
  | 'odlazak'
  | 'stranica';

const DRAWINGS: Readonly<Record<DoorSign, LucideIcon>> = {
  plata: Banknote,
  ugovor: FilePenLine,
  dohodak: Coins,
  imovina: KeyRound,
  gazdinstvo: Wheat,
  zanimanje: Store,
  staz: CalendarDays,
  otpremnina: HandCoins,
  odmor: TreePalm,
  porez: Percent,
  entitet: Landmark,
  kamata: Hourglass,
  tok: ChartLine,
  sati: Clock,
  poredjenje: Scale,
  dokument: ReceiptText,
  knjige: BookOpenText,
  put: Car,
  opomena: Bell,
  stavke: ListChecks,
  firma: Building2,
  propis: Scale,
  povisica: TrendingUp,
  zdravlje: Stethoscope,
  porodica: Baby,
  odlazak: DoorOpen,
  stranica: FileText,
};

interface DrawnSignProps {
  readonly sign: DoorSign;
  readonly className?: string | undefined;
}

/** The decorative icon next to the name of a page. */
function DrawnSign({ sign, className }: DrawnSignProps) {
  const Drawing = DRAWINGS[sign];
  return <Drawing aria-hidden="true" size={20} strokeWidth={1.5} className={className} />;
}
