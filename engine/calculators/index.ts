import type { Definition, Presentation } from '../core/calculator.ts';
import { definition as author } from './autorski-ugovor/definition.ts';
import { definition as tenure } from './datum-staza/definition.ts';
import { definition as additionalTrade } from './doprinosi-dopunsko/definition.ts';
import { definition as touristRent } from './doprinosi-iznajmljivanje/definition.ts';
import { definition as farm55 } from './doprinosi-kom-nepio/definition.ts';
import { definition as farm45 } from './doprinosi-kom-pio/definition.ts';
import { definition as smallFarm } from './doprinosi-nekom/definition.ts';
import { definition as independent } from './doprinosi-samostalno/definition.ts';
import { definition as owner } from './doprinosi-vlasnik/definition.ts';
import { definition as fbihAuthor } from './fbih-autorski-ugovor/definition.ts';
import { definition as fbihCommission } from './fbih-clan-komisije/definition.ts';
import { definition as fbihSelfEmployed } from './fbih-samostalna-djelatnost/definition.ts';
import { definition as fbihForeignClient } from './fbih-strani-narucilac/definition.ts';
import { definition as fbihContractForWork } from './fbih-ugovor-o-djelu/definition.ts';
import { definition as leave } from './godisnji-odmor/definition.ts';
import { definition as bdWage } from './kalkulator-brcko/definition.ts';
import { definition as fbihWage } from './kalkulator-fbih/definition.ts';
import { definition as interest } from './kamata/definition.ts';
import { definition as smallEntrepreneur } from './mali-preduzetnik/definition.ts';
import { definition as managerial } from './menadzerski-ugovor/definition.ts';
import { definition as mealWage } from './minuli-topli/definition.ts';
import { definition as wage } from './obracun-plata/definition.ts';
import { definition as otherIncome } from './ostali-dohodak/definition.ts';
import { definition as severance } from './otpremnina/definition.ts';
import { definition as vat } from './pdv/definition.ts';
import { definition as temporaryJobs } from './privremeni-povremeni/definition.ts';
import { definition as seasonalWork } from './sezonski-rad/definition.ts';
import { definition as contractForWork } from './ugovor-o-djelu/definition.ts';
import { definition as lease } from './zakup/definition.ts';

/** The only registry: forms, calls, documentation and pages derive from it. */
export const definitions: readonly Definition[] = [
  mealWage,
  wage,
  contractForWork,
  temporaryJobs,
  lease,
  managerial,
  author,
  otherIncome,
  smallFarm,
  farm45,
  farm55,
  owner,
  independent,
  smallEntrepreneur,
  additionalTrade,
  touristRent,
  seasonalWork,
  fbihWage,
  fbihContractForWork,
  fbihAuthor,
  fbihCommission,
  fbihForeignClient,
  fbihSelfEmployed,
  bdWage,
  tenure,
  severance,
  leave,
];

/** Calculators of the browser alone, without a call. */
export const tools: readonly Presentation[] = [vat, interest];
