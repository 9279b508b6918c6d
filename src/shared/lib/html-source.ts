export const space = '\t\n\f\r ';

export class Source {
  at = 0;
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  get isAtEnd(): boolean {
    return this.at >= this.text.length;
  }

  peek(): string {
    return this.text.charAt(this.at);
  }

  startsWith(text: string): boolean {
    return this.text.startsWith(text, this.at);
  }

  /** Whether the tag with this opening, `</title` for one, is at this place. */
  isTagAt(opening: string, at: number): boolean {
    const end = at + opening.length;
    const following = this.text.charAt(end);
    return (
      following !== '' &&
      `${space}/>`.includes(following) &&
      lowered(this.text.slice(at, end)) === opening
    );
  }

  skip(characters: string): void {
    while (!this.isAtEnd && characters.includes(this.peek())) this.at += 1;
  }

  take(count: number): string {
    const from = this.at;
    this.at = Math.min(this.text.length, from + count);
    return this.text.slice(from, this.at);
  }

  takeUntil(stops: string): string {
    const from = this.at;
    while (!this.isAtEnd && !stops.includes(this.peek())) this.at += 1;
    return this.text.slice(from, this.at);
  }

  /** Goes behind the next place of `text`, or to the end. */
  pass(text: string, from: number): void {
    const found = this.text.indexOf(text, from);
    this.at = found < 0 ? this.text.length : found + text.length;
  }
}

/** Letters of ASCII only, as names in HTML are compared. */
export const lowered = (text: string) =>
  text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
