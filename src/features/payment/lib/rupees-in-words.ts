const small = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  ...['eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen'],
  'nineteen',
];
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const groups = [
  [10_000_000, 'crore'],
  [100_000, 'lakh'],
  [1000, 'thousand'],
  [100, 'hundred'],
] as const;

/** `Rupees one lakh twenty thousand only`: whole rupees as Indian receipts write them out. */
export const rupeesInWords = (rupees: number) => `Rupees ${inWords(rupees)} only`;

function inWords(number: number): string {
  const largest = groups.find(([size]) => number >= size);
  if (!largest) return belowHundred(number);
  const [size, name] = largest;
  const rest = number % size;
  const head = `${inWords(Math.floor(number / size))} ${name}`;
  if (rest === 0) return head;
  return rest < 100 ? `${head} and ${belowHundred(rest)}` : `${head} ${inWords(rest)}`;
}

function belowHundred(number: number): string {
  if (number < 20) return small[number] ?? '';
  const unit = number % 10;
  const ten = tens[Math.floor(number / 10)] ?? '';
  return unit === 0 ? ten : `${ten}-${small[unit]}`;
}
