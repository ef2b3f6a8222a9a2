/** Banks by the first three digits of their accounts; 140 is disputed. Medium certainty: no list of the central bank was seen. */
const BANKS: Readonly<Record<string, string>> = {
  '101': 'Privredna banka Sarajevo',
  '102': 'Union banka',
  '132': 'NLB banka Sarajevo',
  '134': 'ASA banka',
  '141': 'BBI',
  '154': 'Intesa Sanpaolo banka',
  '160': 'Vakufska banka',
  '161': 'Raiffeisen banka',
  '182': 'Bor banka',
  '186': 'Ziraat banka',
  '194': 'ProCredit banka',
  '195': 'Razvojna banka FBiH',
  '198': 'KIB banka',
  '199': 'Sparkasse banka',
  '306': 'Addiko banka Sarajevo',
  '338': 'UniCredit banka',
  '551': 'UniCredit banka Banja Luka',
  '552': 'Addiko banka Banja Luka',
  '554': 'Naša banka',
  '555': 'Nova banka',
  '562': 'NLB banka Banja Luka',
  '572': 'MF banka',
};

/** The bank of an account, by its first three digits; undefined if unknown. */
export const bankOf = (account: string): string | undefined => BANKS[account.slice(0, 3)];
