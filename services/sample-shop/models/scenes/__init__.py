"""What the shop shows several products in: one module for each scene."""
