/** What pages are made of before anything is kept: each takes along what it imports, unless a file before it has it. */
export const FORM_PLACES = {
  header: ['site/ui/controls/icon-button'],
  form: [
    'engine/core/group',
    'site/calculator/api/answer',
    'site/calculator/api/call',
    'site/calculator/api/use-answer',
    'site/calculator/calculator-page',
    'site/calculator/form-state/form-fields',
    'site/fields/layout/warning',
  ],
  wage: ['engine/rules/salary/form/', 'engine/rules/salary/employment'],
  fields: [
    'node_modules/lucide-react/dist/esm/icons/file-text',
    'node_modules/lucide-react/dist/esm/icons/plus',
    'node_modules/lucide-react/dist/esm/icons/trash',
    'site/documents/layout/warnings-of',
    'site/fields/checkbox-input',
    'site/fields/text-input',
    'site/lazy-loading/use-late',
    'site/ui/controls/ask-first',
  ],
  // The calendar that opens beside a day comes when it is opened.
  days: [
    'site/fields/day/date-control',
    'site/fields/day/date-input',
    'site/fields/day/day-faults',
    'site/fields/parsing/use-typed',
    'site/fields/parsing/use-typed-text',
    'site/ui/use-above-keyboard',
  ],
} as const;
