// The states and union territories: the code that a GSTIN begins with, the code of ISO 3166-2, and the name.
const states = [
  ['01', 'JK', 'Jammu and Kashmir'],
  ['02', 'HP', 'Himachal Pradesh'],
  ['03', 'PB', 'Punjab'],
  ['04', 'CH', 'Chandigarh'],
  ['05', 'UK', 'Uttarakhand'],
  ['06', 'HR', 'Haryana'],
  ['07', 'DL', 'Delhi'],
  ['08', 'RJ', 'Rajasthan'],
  ['09', 'UP', 'Uttar Pradesh'],
  ['10', 'BR', 'Bihar'],
  ['11', 'SK', 'Sikkim'],
  ['12', 'AR', 'Arunachal Pradesh'],
  ['13', 'NL', 'Nagaland'],
  ['14', 'MN', 'Manipur'],
  ['15', 'MZ', 'Mizoram'],
  ['16', 'TR', 'Tripura'],
  ['17', 'ML', 'Meghalaya'],
  ['18', 'AS', 'Assam'],
  ['19', 'WB', 'West Bengal'],
  ['20', 'JH', 'Jharkhand'],
  ['21', 'OD', 'Odisha'],
  ['22', 'CG', 'Chhattisgarh'],
  ['23', 'MP', 'Madhya Pradesh'],
  ['24', 'GJ', 'Gujarat'],
  ['26', 'DH', 'Dadra and Nagar Haveli and Daman and Diu'],
  ['27', 'MH', 'Maharashtra'],
  ['29', 'KA', 'Karnataka'],
  ['30', 'GA', 'Goa'],
  ['31', 'LD', 'Lakshadweep'],
  ['32', 'KL', 'Kerala'],
  ['33', 'TN', 'Tamil Nadu'],
  ['34', 'PY', 'Puducherry'],
  ['35', 'AN', 'Andaman and Nicobar Islands'],
  ['36', 'TG', 'Telangana'],
  ['37', 'AP', 'Andhra Pradesh'],
  ['38', 'LA', 'Ladakh'],
] as const;

/** Codes that payment pages used before the states changed theirs. */
const earlierCodes: Record<string, string> = { OR: 'OD', CT: 'CG', UT: 'UK', TS: 'TG', DN: 'DH' };

export interface IndianState {
  gstCode: string;
  name: string;
}

/** The state of a GSTIN, or of what a payment page calls it: `Rajasthan`, `RJ`, `IN-RJ`. Undefined for anything else. */
export function indianState(text: string): IndianState | undefined {
  const wanted = plain(text.replace(/^IN-/i, ''));
  const code = (earlierCodes[wanted.toUpperCase()] ?? wanted).toUpperCase();
  const found = states.find(
    ([gstCode, isoCode, name]) =>
      code === isoCode ||
      plain(name) === wanted ||
      (/^\d{2}/.test(text) && text.startsWith(gstCode)),
  );
  return found && { gstCode: found[0], name: found[2] };
}

const plain = (text: string) => text.trim().toLowerCase().replaceAll('&', 'and');
