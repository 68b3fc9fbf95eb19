"""One module for each form of product: `build(**parameters)` makes it on the ground, `VIEWS` says how it is looked at."""
