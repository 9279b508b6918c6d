// What moves on the home page beside its carousels, in one file.
import '#src/ui/counter-element.ts';
import '#src/ui/glide.ts';
