-- A text of characters that nobody can see is no text. What was known as invisible left out the blank of Braille, tags,
-- variation selectors and more: now it is all that Unicode calls default ignorable (DerivedCoreProperties.txt), all white
-- space, the second set of controls and the blanks that no property names.
create or replace function private.is_visible(value text)
returns boolean
language sql
immutable
set search_path = ''
return value ~ (
  '[^\u0001-\u0020\u007f-\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f\u2028-\u202f'
  || '\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U00016fe4\U0001bca0-\U0001bca3'
  || '\U0001d159\U0001d173-\U0001d17a\U000e0000-\U000e0fff]'
);
